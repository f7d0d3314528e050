import type { Client } from '@cpd/api/client';
import { preloadEvents } from '@cpd/api/events';
import type { Visit } from '../app/screenRoutes.tsx';
import { listStateOf } from '../app/useListAddress.ts';

/** Asks for the page of events that an address names. */
export function preload(client: Client, { search }: Visit): void {
  const { page, size } = listStateOf(search);
  preloadEvents(client, { page, size });
}
