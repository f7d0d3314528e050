import type { Client } from '@cpd/api/client';
import { preloadEvent } from '@cpd/api/events';
import type { Visit } from '../app/screenRoutes.tsx';

/** Asks for the event that an address names. */
export function preload(client: Client, { id }: Visit): void {
  preloadEvent(client, id);
}
