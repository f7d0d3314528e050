import { sentence } from '../sentence/sentence.ts';

export interface LoggedOutSession {
  readonly isLoggedIn: false;
  readonly accessToken: null;
  readonly refreshToken: null;
}

/** Always has a refresh token. */
export interface LoggedInSession {
  readonly isLoggedIn: true;
  /** Null if it has to be renewed before the first request. */
  readonly accessToken: string | null;
  readonly refreshToken: string;
}

export type Session = LoggedOutSession | LoggedInSession;

export interface SignInTokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

export interface RenewalTokens {
  readonly accessToken: string;
  /** If it is missing, null or empty, the stored one stays valid. */
  readonly refreshToken?: string | null | undefined;
}

export const loggedOut: LoggedOutSession = { isLoggedIn: false, accessToken: null, refreshToken: null };

/** The session after a sign-in. Without a refresh token it is logged out. */
export function signedIn({ accessToken, refreshToken }: SignInTokens): Session {
  return refreshToken === '' ? loggedOut : { isLoggedIn: true, accessToken: accessToken || null, refreshToken };
}

/** The session with renewed tokens. A session that was signed out meanwhile stays signed out. */
export function renewed(session: Session, tokens: RenewalTokens): Session {
  if (!session.isLoggedIn) return session;
  return signedIn({ accessToken: tokens.accessToken, refreshToken: tokens.refreshToken || session.refreshToken });
}

/** The product's only key in local storage. */
export const SESSION_STORAGE_KEY = 'root';

/** Milliseconds that reading the storage may take before the app starts logged out. */
export const STORAGE_TIMEOUT_MS = 5000;

/** Anything missing, unreadable or foreign means logged out. */
export function parseStoredSession(text: string | null): Session {
  try {
    // Any other JSON has no such fields, or throws.
    const { isLoggedIn, accessToken, refreshToken }: Record<string, unknown> = JSON.parse(text ?? 'null').user;
    if (isLoggedIn !== true || !isToken(refreshToken)) return loggedOut;
    return { isLoggedIn, accessToken: isToken(accessToken) ? accessToken : null, refreshToken };
  } catch {
    return loggedOut;
  }
}

/** The stored form: only the property `user`. */
export function serialiseSession(session: Session): string {
  const { isLoggedIn, accessToken, refreshToken } = session;
  return JSON.stringify({ user: { isLoggedIn, accessToken, refreshToken } });
}

function isToken(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

/** Milliseconds that a request waits for a renewal that another one has started. */
export const CONCURRENT_RENEWAL_WAIT_MS = 1000;

const MAX_RENEWAL_REPETITIONS = 3;

/** Milliseconds after its first request within which a renewal is retried. */
const RENEWAL_WINDOW_MS = 15_000;

/** Milliseconds before a retry, also if the server asks for less. */
const MIN_REPETITION_DELAY_MS = 1000;

/** A renewal that failed with 503 and `Retry-After`. */
export interface UnavailableRenewal {
  readonly repetitions: number;
  /** Milliseconds since its first request. */
  readonly elapsed: number;
  /** In milliseconds. */
  readonly retryAfter: number;
}

/** Milliseconds before a renewal is retried; null if it has failed. */
export function renewalDelay({ repetitions, elapsed, retryAfter }: UnavailableRenewal): number | null {
  const remaining = RENEWAL_WINDOW_MS - elapsed;
  if (repetitions === MAX_RENEWAL_REPETITIONS || remaining <= 0) return null;
  // A longer delay would leave no time for the other retries.
  const maxDelay = RENEWAL_WINDOW_MS / MAX_RENEWAL_REPETITIONS;
  return Math.min(Math.max(retryAfter, MIN_REPETITION_DELAY_MS), maxDelay, remaining);
}

/** Milliseconds between a failed renewal and its error dialog. */
export const SESSION_ENDED_DIALOG_DELAY_MS = 1000;

/** Shown after a failed renewal, without a code. */
export const SESSION_ENDED_MESSAGE = sentence('User or token not found in database. Please log in again.');

/** A request that failed with 401. */
export interface UnauthorisedRequest {
  /** The access token that was sent, if any. */
  readonly sentToken: string | null;
  /** Whether a renewal is running, in this tab or another one. */
  readonly isRenewing: boolean;
}

/**
 * What to do after a 401: `repeat` with the stored token, `wait` for the running renewal and then repeat, `renew` and then
 * repeat, or `fail`.
 */
export type UnauthorisedStep = 'repeat' | 'wait' | 'renew' | 'fail';

/** Decides what to do after a 401, so that all requests share one renewal. */
export function stepAfterUnauthorised(session: Session, request: UnauthorisedRequest): UnauthorisedStep {
  if (!session.isLoggedIn) return 'fail';
  if (request.isRenewing) return 'wait';
  const isOutdated = session.accessToken !== null && request.sentToken !== session.accessToken;
  return isOutdated ? 'repeat' : 'renew';
}
