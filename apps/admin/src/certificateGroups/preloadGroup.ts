import { certificateGroups } from '@cpd/api/certificateGroups';
import type { Client } from '@cpd/api/client';
import type { Visit } from '../kit/Visit.ts';

/** Asks for the certificate group that an address names. */
export function preload(client: Client, { id }: Visit): void {
  certificateGroups.detail.prefetch(client, { id });
}
