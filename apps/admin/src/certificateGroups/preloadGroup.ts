import { preloadCertificateGroup } from '@cpd/api/certificateGroups';
import type { Client } from '@cpd/api/client';
import type { Visit } from '../app/screenRoutes.tsx';

/** Asks for the certificate group that an address names. */
export function preload(client: Client, { id }: Visit): void {
  preloadCertificateGroup(client, id);
}
