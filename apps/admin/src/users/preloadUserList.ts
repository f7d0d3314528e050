import type { Client } from '@cpd/api/client';
import { preloadUsers } from '@cpd/api/users';
import { listStateOf } from '../app/lists/useListAddress.ts';
import type { Visit } from '../app/screenRoutes.tsx';

/** Asks for the page of users that an address names. */
export function preload(client: Client, { search }: Visit): void {
  const { page, size } = listStateOf(search);
  preloadUsers(client, { page, size });
}
