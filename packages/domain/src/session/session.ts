/** Nobody is signed in; there is no token to send. */
export interface LoggedOutSession {
  readonly isLoggedIn: false;
  readonly accessToken: null;
  readonly refreshToken: null;
}

/** An administrator is signed in; a refresh token always stands behind it. */
export interface LoggedInSession {
  readonly isLoggedIn: true;
  /** Sent as bearer; null asks for a renewal before the first call. */
  readonly accessToken: string | null;
  readonly refreshToken: string;
}

/** The client's session: the user part of the stored state. */
export type Session = LoggedOutSession | LoggedInSession;

export interface SignInTokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

export interface RenewalTokens {
  readonly accessToken: string;
  /** The new refresh token; missing, null or empty keeps the stored one. */
  readonly refreshToken?: string | null | undefined;
}

/** The session before anybody has signed in and after anybody has signed out. */
export const loggedOut: LoggedOutSession = { isLoggedIn: false, accessToken: null, refreshToken: null };

/** Starts the session that a sign-in answer allows; without a refresh token nobody is logged in. */
export function signedIn({ accessToken, refreshToken }: SignInTokens): Session {
  return refreshToken === '' ? loggedOut : { isLoggedIn: true, accessToken: accessToken || null, refreshToken };
}

/** Puts renewed tokens into a running session (rule A12); one that was signed out meanwhile stays signed out. */
export function renewed(session: Session, tokens: RenewalTokens): Session {
  if (!session.isLoggedIn) return session;
  return signedIn({ accessToken: tokens.accessToken, refreshToken: tokens.refreshToken || session.refreshToken });
}

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

/** Milliseconds a request waits for a renewal that another one has started (rule A11). */
export const CONCURRENT_RENEWAL_WAIT_MS = 1000;

/** How often a renewal is repeated that the server cannot answer for now (rule A11). */
const MAX_RENEWAL_REPETITIONS = 3;

/** Milliseconds after a renewal's first request in which it may be repeated (rule A11). */
const RENEWAL_WINDOW_MS = 15_000;

/** Milliseconds before a repetition at the least, whatever the server says. */
const MIN_REPETITION_DELAY_MS = 1000;

/** A renewal whose request was answered 503 with `Retry-After`. */
export interface UnavailableRenewal {
  /** How often it was repeated already. */
  readonly repetitions: number;
  /** Milliseconds since its first request. */
  readonly elapsed: number;
  /** What the server asks to wait, in milliseconds. */
  readonly retryAfter: number;
}

/** Milliseconds to wait before a renewal is repeated; null where it has failed (rule A11). */
export function renewalDelay({ repetitions, elapsed, retryAfter }: UnavailableRenewal): number | null {
  const left = RENEWAL_WINDOW_MS - elapsed;
  if (repetitions === MAX_RENEWAL_REPETITIONS || left <= 0) return null;
  // A server that asks for more than a third of the window would leave repetitions out.
  const longest = RENEWAL_WINDOW_MS / MAX_RENEWAL_REPETITIONS;
  return Math.min(Math.max(retryAfter, MIN_REPETITION_DELAY_MS), longest, left);
}

/** Milliseconds between a failed renewal and its error dialog (rule A11). */
export const SESSION_ENDED_DIALOG_DELAY_MS = 1000;

/** What the error dialog says after a failed renewal; it shows no code (rule SN2). */
export const SESSION_ENDED_MESSAGE = 'User or token not found in database. Please log in again.';

/** What is known when a call is answered with 401. */
export interface UnauthorisedCall {
  /** The access token that the call carried, if any. */
  readonly sentToken: string | null;
  /** Whether a renewal is running, in this tab or another one. */
  readonly isRenewing: boolean;
}

/**
 * What follows a 401: `repeat` with the stored token, `wait` for the running renewal and then repeat,
 * `renew` and then repeat, or `fail` as an ordinary error.
 */
export type UnauthorisedStep = 'repeat' | 'wait' | 'renew' | 'fail';

/** Decides what follows a 401, so that one renewal serves every waiting call (rules A11, A12). */
export function stepAfterUnauthorised(session: Session, call: UnauthorisedCall): UnauthorisedStep {
  if (!session.isLoggedIn) return 'fail';
  if (call.isRenewing) return 'wait';
  const isOutdated = session.accessToken !== null && call.sentToken !== session.accessToken;
  return isOutdated ? 'repeat' : 'renew';
}

/** Milliseconds that an access token lives (rule B5). */
export const ACCESS_TOKEN_LIFETIME_MS = 15 * 60 * 1000;

/** Milliseconds that a refresh token lives (rule B5). */
export const REFRESH_TOKEN_LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;

/** Milliseconds that a session lives at most, however often it is renewed: 180 days (rule B5). */
export const SESSION_LIFETIME_MS = 180 * 24 * 60 * 60 * 1000;

/** Milliseconds that a replaced refresh token still renews, for a second tab or a lost answer (rule B5). */
export const REPLACED_TOKEN_GRACE_MS = 60 * 1000;

/** A refresh token as the server keeps it; times are milliseconds since the epoch. */
export interface KeptRefreshToken {
  /** When it was given out. */
  readonly issuedAt: number;
  /** When a renewal replaced it; null while it is the newest. */
  readonly replacedAt: number | null;
  /** When its session was signed in to. */
  readonly sessionStartedAt: number;
}

/**
 * Tells what using a refresh token does: it `renews`; it is `refused` because it or its session is too old; or, replaced and used once
 * more after the grace, it `endsSession`, since somebody else may hold it (rule B5).
 */
export function refreshTokenUse(token: KeptRefreshToken, now: number): 'renews' | 'refused' | 'endsSession' {
  const isGraceOver = token.replacedAt !== null && now - token.replacedAt > REPLACED_TOKEN_GRACE_MS;
  if (isGraceOver) return 'endsSession';
  if (now - token.sessionStartedAt >= SESSION_LIFETIME_MS) return 'refused';
  return now - token.issuedAt >= REFRESH_TOKEN_LIFETIME_MS ? 'refused' : 'renews';
}
