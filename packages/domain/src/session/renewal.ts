import type { Session } from './session.ts';

/** Milliseconds a request waits for a renewal that another one has started (rule A11). */
export const CONCURRENT_RENEWAL_WAIT_MS = 1000;

/** Milliseconds between a failed renewal and its error dialog (rule A11). */
export const SESSION_ENDED_DIALOG_DELAY_MS = 1000;

/** What the error dialog says after a failed renewal; it shows no code (rule SN2). */
export const SESSION_ENDED_MESSAGE = 'User or token not found in database. Please log in again.';

/** What is known when a call is answered with 401. */
export interface UnauthorisedCall {
  /** The access token that the call carried, if any. */
  readonly sentToken: string | null;
  /** Whether the call has been repeated already. */
  readonly wasRepeated: boolean;
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
  if (!session.isLoggedIn || call.wasRepeated) return 'fail';
  if (call.isRenewing) return 'wait';
  const isOutdated = session.accessToken !== null && call.sentToken !== session.accessToken;
  return isOutdated ? 'repeat' : 'renew';
}
