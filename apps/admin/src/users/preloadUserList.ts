import type { Client } from '@cpd/api/client';
import { users } from '@cpd/api/users';
import { listStateOf } from '../kit/lists/useListAddress.ts';
import type { Visit } from '../kit/Visit.ts';

/** Asks for the page of users that an address names. */
export function preload(client: Client, { search }: Visit): void {
  const { page, size } = listStateOf(search);
  users.list.prefetch(client, { page, size });
}
