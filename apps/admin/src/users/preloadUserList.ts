import type { Client } from '@cpd/api/client';
import { preloadUsers } from '@cpd/api/users';
import type { Visit } from '../app/screenRoutes.tsx';
import { listStateOf } from '../app/useListAddress.ts';

/** Asks for the page of users that an address names. */
export function preload(client: Client, { search }: Visit): void {
  const { page, size } = listStateOf(search);
  preloadUsers(client, { page, size });
}
