/** The address of the list of courses. */
export const COURSES_PATH = '/course';

/** The address of one course's form. */
export function coursePath(id: string): string {
  return `${COURSES_PATH}/${encodeURIComponent(id)}`;
}
