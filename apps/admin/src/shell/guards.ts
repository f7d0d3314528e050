import { matchPath } from 'react-router';
import { LOGIN_PATH } from '../kit/loginPath.ts';
import { WELCOME_PATH } from '../kit/paths.ts';
import { HOME_PATH } from './routes.ts';

const FROM = 'from';

/** An address within the app: path and query. */
interface Address {
  readonly pathname: string;
  readonly search: string;
}

/** Tells whether the router shows the sign-in page at the path, as '/Login' and '/login/' too (rule H4). */
export function isLogin(pathname: string): boolean {
  return matchPath(LOGIN_PATH, pathname) !== null;
}

/** The sign-in page that leads back to the address a visitor wanted (rule H3). */
export function loginFor({ pathname, search }: Address): string {
  const wanted = pathname + search;
  return pathname === '/' || isLogin(pathname) ? LOGIN_PATH : `${LOGIN_PATH}?${new URLSearchParams([[FROM, wanted]])}`;
}

/** Where a signed-in visitor of the sign-in page goes: back to the wanted page of this app, else to the users (rule H3). */
export function destinationAfterSignIn(search: string, origin: string): string {
  const wanted = new URLSearchParams(search).get(FROM) ?? '';
  // A backslash, a second slash or a control character could lead to another host.
  if (!/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(wanted)) return HOME_PATH;
  const { pathname, search: query, origin: target } = new URL(wanted, origin);
  return target !== origin || isLogin(pathname) || pathname.startsWith('//') ? HOME_PATH : pathname + query;
}

/**
 * Decides where a visit must go instead: anonymous visitors to the sign-in page, signed-in visitors of it onwards;
 * whoever has a welcome link stays (rule AM4). Null lets the visit happen.
 */
export function redirectFor(
  isLoggedIn: boolean,
  { pathname, search, origin }: Address & { origin: string },
): string | null {
  if (matchPath(WELCOME_PATH, pathname) !== null) return null;
  if (!isLoggedIn) return isLogin(pathname) ? null : loginFor({ pathname, search });
  if (isLogin(pathname)) return destinationAfterSignIn(search, origin);
  return pathname === '/' ? HOME_PATH : null;
}
