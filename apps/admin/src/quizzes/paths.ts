export const QUIZZES_PATH = '/quiz';

export function quizPath(courseId: string): string {
  return `${QUIZZES_PATH}/${encodeURIComponent(courseId)}`;
}
