import { certificateGroups } from '@cpd/api/certificateGroups';
import type { Client } from '@cpd/api/client';
import { courses } from '@cpd/api/courses';
import type { Visit } from '../kit/Visit.ts';

/** Asks for the course that an address names, and for the groups to choose from. */
export function preload(client: Client, { id }: Visit): void {
  courses.detail.prefetch(client, { id });
  certificateGroups.options.prefetch(client, { autoComplete: true });
}
