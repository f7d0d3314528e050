import { preloadCertificateGroupOptions } from '@cpd/api/certificateGroups';
import type { Client } from '@cpd/api/client';
import { preloadCourse } from '@cpd/api/courses';
import type { Visit } from '../kit/Visit.ts';

/** Asks for the course that an address names, and for the groups to choose from. */
export function preload(client: Client, { id }: Visit): void {
  preloadCourse(client, id);
  preloadCertificateGroupOptions(client);
}
