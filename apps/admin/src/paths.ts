import type { CourseRequirement } from '@cpd/domain/readiness';
import type { SignInPaths } from '@cpd/domain/signInRedirect';

/** Returns the function from an item's id to its path below its list. */
function itemPath(list: string): (id: string) => string {
  return (id) => `${list}/${encodeURIComponent(id)}`;
}

/** The first page after the sign-in. */
export const HOME_PATH = '/user';
export const userPath = itemPath(HOME_PATH);

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
export const coursePath = itemPath(COURSES_PATH);

export const QUIZZES_PATH = '/quiz';

/** A quiz has the id of its course. */
export const quizPath = itemPath(QUIZZES_PATH);

/** The URL where a requirement of a course can be met: a field of its form, or its quiz. */
export function courseFixPath(id: string, requirement: CourseRequirement): string {
  return requirement === 'question' ? quizPath(id) : `${coursePath(id)}#${requirement}`;
}

export const EVENTS_PATH = '/event';
export const eventPath = itemPath(EVENTS_PATH);

export const CERTIFICATE_GROUPS_PATH = '/certificate-group';
export const certificateGroupPath = itemPath(CERTIFICATE_GROUPS_PATH);

/** The certificates that were issued in a group. */
export function issuedCertificatesPath(groupId: string): string {
  return `${certificateGroupPath(groupId)}/issued`;
}

const deletedPaths = { course: COURSES_PATH, event: EVENTS_PATH, certificateGroup: CERTIFICATE_GROUPS_PATH };

/** The kinds of items whose deleted ones have a list. */
export type DeletedKind = keyof typeof deletedPaths;

/** The path of the list of deleted items of a kind. */
export function deletedPath(kind: DeletedKind): string {
  return `${deletedPaths[kind]}?show=deleted`;
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
