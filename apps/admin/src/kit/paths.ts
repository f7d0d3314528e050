/** The admin app's addresses. */
export const paths = {
  login: '/login',
  user: '/user',
  feed: '/feed',
  certificateGroup: '/certificate-group',
  course: '/course',
  quiz: '/quiz',
  event: '/event',
  setting: '/setting',
} as const;

/** The address of one course's form. */
export function coursePath(id: string): string {
  return `${paths.course}/${encodeURIComponent(id)}`;
}

/** The address of one course's quiz. */
export function quizPath(courseId: string): string {
  return `${paths.quiz}/${encodeURIComponent(courseId)}`;
}

/** The address of one event's form. */
export function eventPath(id: string): string {
  return `${paths.event}/${encodeURIComponent(id)}`;
}

/** The address of one certificate group's form. */
export function certificateGroupPath(id: string): string {
  return `${paths.certificateGroup}/${encodeURIComponent(id)}`;
}

/** A screen in the navigation. */
export interface Screen {
  /** Its label in the navigation. */
  readonly label: string;
  /** Its address. */
  readonly path: string;
}

/** The navigation's screens in their order. */
export const screens: readonly Screen[] = [
  { label: 'User', path: paths.user },
  { label: 'Feed', path: paths.feed },
  { label: 'Cert Group', path: paths.certificateGroup },
  { label: 'Course', path: paths.course },
  { label: 'Quiz', path: paths.quiz },
  { label: 'Event', path: paths.event },
  { label: 'Setting', path: paths.setting },
];

/** The screen to highlight: the one whose path is the address's first segment. */
export function screenOf(pathname: string): Screen | undefined {
  const [, segment] = pathname.split('/');
  return screens.find(({ path }) => path === `/${segment}`);
}
