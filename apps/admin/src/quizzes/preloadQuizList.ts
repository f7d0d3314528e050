import type { Client } from '@cpd/api/client';
import { courses } from '@cpd/api/courses';

/** Asks for the courses whose quizzes are listed. */
export function preload(client: Client): void {
  courses.list.prefetch(client, {});
}
