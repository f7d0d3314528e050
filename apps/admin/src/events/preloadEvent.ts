import type { Client } from '@cpd/api/client';
import { events } from '@cpd/api/events';
import type { Visit } from '../kit/Visit.ts';

/** Asks for the event that an address names. */
export function preload(client: Client, { id }: Visit): void {
  events.detail.prefetch(client, { id });
}
