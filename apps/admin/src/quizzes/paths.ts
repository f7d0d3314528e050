/** The address of the list of quizzes. */
export const QUIZZES_PATH = '/quiz';

/** The address of one course's quiz. */
export function quizPath(courseId: string): string {
  return `${QUIZZES_PATH}/${encodeURIComponent(courseId)}`;
}
