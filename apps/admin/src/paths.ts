import type { CourseRequirement } from '@cpd/domain/readiness';
import type { SignInPaths } from '@cpd/domain/signInRedirect';

/** The first page after the sign-in. */
export const HOME_PATH = '/user';

export function userPath(id: string): string {
  return `${HOME_PATH}/${encodeURIComponent(id)}`;
}

export const LOGIN_PATH = '/login';

export const SIGN_IN_PATHS: SignInPaths = { login: LOGIN_PATH, home: HOME_PATH };

/** Where a new administrator chooses a password. */
export const WELCOME_PATH = '/welcome';

/** Returns the link to the welcome page. Its token follows the `#`, which browsers do not send. */
export function welcomeLink(token: string): string {
  return `${window.location.origin}${WELCOME_PATH}#${token}`;
}

/** The overview. The title of the top bar links to it. */
export const OVERVIEW_PATH = '/overview';

export const FEED_PATH = '/feed';

export const SETTING_PATH = '/setting';

export const ADMINISTRATORS_SECTION = 'administrators';
export const ACTIVITY_SECTION = 'activity';

export function settingPath(section: string): string {
  return `${SETTING_PATH}?section=${section}`;
}

/** The id of the settings card that changes the password. */
export const PASSWORD_SECTION = 'password';

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

export const EVENTS_PATH = '/event';

export function eventPath(id: string): string {
  return `${EVENTS_PATH}/${encodeURIComponent(id)}`;
}

export const CERTIFICATE_GROUPS_PATH = '/certificate-group';

export function certificateGroupPath(id: string): string {
  return `${CERTIFICATE_GROUPS_PATH}/${encodeURIComponent(id)}`;
}

/** The certificates that were issued in a group. */
export function issuedCertificatesPath(groupId: string): string {
  return `${certificateGroupPath(groupId)}/issued`;
}

const subjectPaths: Readonly<Record<string, (id: string) => string>> = {
  course: coursePath,
  event: eventPath,
  certificateGroup: certificateGroupPath,
};

/** What a line of the history is about. */
interface HistoryLine {
  readonly subject: { readonly kind: string | null; readonly _id: string | null };
  readonly action: string;
}

/** The path to the form of the item that a line of the history is about; undefined if it has none. */
export function subjectPath({ subject: { kind, _id }, action }: HistoryLine): string | undefined {
  if (kind === null || _id === null) return undefined;
  return action.startsWith('question.') ? quizPath(_id) : subjectPaths[kind]?.(_id);
}
