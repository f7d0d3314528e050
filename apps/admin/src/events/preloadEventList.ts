import type { Client } from '@cpd/api/client';
import { events } from '@cpd/api/events';
import { listStateOf } from '../kit/lists/useListAddress.ts';
import type { Visit } from '../kit/Visit.ts';

/** Asks for the page of events that an address names. */
export function preload(client: Client, { search }: Visit): void {
  const { page, size } = listStateOf(search);
  events.list.prefetch(client, { page, size });
}
