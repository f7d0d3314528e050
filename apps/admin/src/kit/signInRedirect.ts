import { matchPath } from 'react-router';
import { HOME_PATH } from '../paths.ts';

export const LOGIN_PATH = '/login';

/** Why the user left the back office on purpose. */
export type LeaveReason = 'signedOut' | 'passwordChanged' | 'passwordChosen';

/** The state of a navigation to the sign-in page. */
export interface LeaveState {
  readonly reason: LeaveReason;
}

/** The state of the navigation from the sign-in page. */
export const SIGNED_IN = { hasSignedIn: true } as const;

/** Whether a navigation's state is that of a sign-in. */
export function hasJustSignedIn(state: unknown): boolean {
  return Object(state).hasSignedIn === true;
}

/** A path and query within the app. */
interface PathAndQuery {
  readonly pathname: string;
  readonly search: string;
}

const FROM = 'from';

/** Returns the path of the sign-in page that leads back to a page. */
export function loginPathFor({ pathname, search }: PathAndQuery): string {
  if (pathname === '/' || isLogin(pathname)) return LOGIN_PATH;
  return `${LOGIN_PATH}?${new URLSearchParams([[FROM, pathname + search]])}`;
}

/** Returns the page to open after the sign-in: the one the user came from, otherwise the first one. */
export function destinationAfterSignIn(search: string, origin: string): string {
  const from = new URLSearchParams(search).get(FROM) ?? '';
  // A backslash, a second slash or a control character could lead to another origin.
  if (!/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(from)) return HOME_PATH;
  const { pathname, search: query, origin: target } = new URL(from, origin);
  return target !== origin || isLogin(pathname) || pathname.startsWith('//') ? HOME_PATH : pathname + query;
}

/** Matches as the router does: '/Login' and '/login/' too. */
function isLogin(pathname: string): boolean {
  return matchPath(LOGIN_PATH, pathname) !== null;
}
