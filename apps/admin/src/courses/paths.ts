export const COURSES_PATH = '/course';

export function coursePath(id: string): string {
  return `${COURSES_PATH}/${encodeURIComponent(id)}`;
}
