import { loggedOut, type Session } from './session.ts';

/** The product's only key in local storage (rule S1). */
export const SESSION_STORAGE_KEY = 'root';

/** Milliseconds that reading the storage may take before the app starts logged out (rule S1). */
export const STORAGE_TIMEOUT_MS = 5000;

/** Reads what the storage holds; anything missing, unreadable or foreign means logged out. */
export function parseStoredSession(text: string | null): Session {
  try {
    // Whatever else the text holds has no such fields, or throws.
    const { isLoggedIn, accessToken, refreshToken }: Record<string, unknown> = JSON.parse(text ?? 'null').user;
    if (isLoggedIn !== true || !isToken(refreshToken)) return loggedOut;
    return { isLoggedIn, accessToken: isToken(accessToken) ? accessToken : null, refreshToken };
  } catch {
    return loggedOut;
  }
}

/** Writes the session as the storage holds it: under `user`, with nothing beside it. */
export function serialiseSession(session: Session): string {
  const { isLoggedIn, accessToken, refreshToken } = session;
  return JSON.stringify({ user: { isLoggedIn, accessToken, refreshToken } });
}

function isToken(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
