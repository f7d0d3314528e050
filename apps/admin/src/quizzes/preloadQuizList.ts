import type { Client } from '@cpd/api/client';
import { preloadCourses } from '@cpd/api/courses';

/** Asks for the courses whose quizzes are listed. */
export function preload(client: Client): void {
  preloadCourses(client);
}
