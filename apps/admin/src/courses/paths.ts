import type { CourseRequirement } from '@cpd/domain/readiness';

export const COURSES_PATH = '/course';

export function coursePath(id: string): string {
  return `${COURSES_PATH}/${encodeURIComponent(id)}`;
}

export const QUIZZES_PATH = '/quiz';

/** A quiz has the id of its course. */
export function quizPath(courseId: string): string {
  return `${QUIZZES_PATH}/${encodeURIComponent(courseId)}`;
}

/** The URL where a requirement of a course can be met: a field of its form, or its quiz. */
export function courseFixPath(id: string, requirement: CourseRequirement): string {
  return requirement === 'question' ? quizPath(id) : `${coursePath(id)}#${requirement}`;
}
