import type { Client } from '@cpd/api/client';
import { courses } from '@cpd/api/courses';
import { quizzes } from '@cpd/api/quizzes';
import type { Visit } from '../kit/Visit.ts';

/** Asks for the course that an address names, and for its questions. */
export function preload(client: Client, { id }: Visit): void {
  courses.detail.prefetch(client, { id });
  quizzes.list.prefetch(client, { courseId: id });
}
