import type { Client } from '@cpd/api/client';
import { preloadCourse } from '@cpd/api/courses';
import { preloadQuestions } from '@cpd/api/quizzes';
import type { Visit } from '../kit/Visit.ts';

/** Asks for the course that an address names, and for its questions. */
export function preload(client: Client, { id }: Visit): void {
  preloadCourse(client, id);
  preloadQuestions(client, id);
}
