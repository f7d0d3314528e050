/** How old the sign-in of somebody who deletes their account may be, in milliseconds. */
const RECENT_SIGN_IN_MS = 5 * 60_000;

/** How far two clocks may differ, in milliseconds. */
const CLOCK_DIFFERENCE_MS = 60_000;

/** The error code of a deletion that asks for a newer sign-in. */
export const SIGN_IN_TOO_OLD = 'SIGN_IN_TOO_OLD';

/** Whether somebody signed in recently enough to delete their account; both in milliseconds since the epoch. */
export function isRecentSignIn(signedInAt: number, now: number): boolean {
  const age = now - signedInAt;
  return age >= -CLOCK_DIFFERENCE_MS && age <= RECENT_SIGN_IN_MS;
}
