import type { CourseRequirement } from '@cpd/domain/readiness';

/** The first screen of a signed-in person. */
export const HOME_PATH = '/user';

/** Courses and quizzes lead to one another. */
export const COURSES_PATH = '/course';

export function coursePath(id: string): string {
  return `${COURSES_PATH}/${encodeURIComponent(id)}`;
}

/** Where a new administrator chooses a password. */
export const WELCOME_PATH = '/welcome';

/** The link that leads there; its token stands behind the `#`, which browsers send to nobody (rule AM4). */
export function welcomeLink(token: string): string {
  return `${window.location.origin}${WELCOME_PATH}#${token}`;
}

export const QUIZZES_PATH = '/quiz';

export function quizPath(courseId: string): string {
  return `${QUIZZES_PATH}/${encodeURIComponent(courseId)}`;
}

/** Where what a course lacks is added: in a field of its form, or in its quiz. */
export function courseFixPath(id: string, requirement: CourseRequirement): string {
  return requirement === 'question' ? quizPath(id) : `${coursePath(id)}#${requirement}`;
}

export const FEED_PATH = '/feed';

export const SETTING_PATH = '/setting';

/** The part of the settings where the password is changed. */
export const PASSWORD_SECTION = 'password';
