/** The paths of an app on which a sign-in starts and ends. */
export interface SignInPaths {
  readonly login: string;
  /** The first page after a sign-in. */
  readonly home: string;
}

/** A path and query within the app. */
interface PathAndQuery {
  readonly pathname: string;
  readonly search: string;
}

const FROM = 'from';

/** Returns the path of the sign-in page that leads back to a page. */
export function loginPathFor({ pathname, search }: PathAndQuery, { login }: SignInPaths): string {
  if (pathname === '/' || isSamePath(pathname, login)) return login;
  return `${login}?${new URLSearchParams([[FROM, pathname + search]])}`;
}

/** Returns the page to open after the sign-in: the one the user came from, otherwise the first one. */
export function destinationAfterSignIn(search: string, origin: string, { login, home }: SignInPaths): string {
  const from = new URLSearchParams(search).get(FROM) ?? '';
  // A backslash, a second slash or a control character could lead to another origin.
  if (!/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(from)) return home;
  const { pathname, search: query, origin: target } = new URL(from, origin);
  return target !== origin || isSamePath(pathname, login) || pathname.startsWith('//') ? home : pathname + query;
}

/** Matches as routers do: '/Login' and '/login/' too. */
function isSamePath(one: string, other: string): boolean {
  return one.replace(/(?<!\/)\/+$/, '').toLowerCase() === other;
}
