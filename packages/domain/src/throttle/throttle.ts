/** Milliseconds over which failed sign-ins are counted (rule B6). */
export const THROTTLE_WINDOW_MS = 60_000;

/** Failed sign-ins within the window after which an account name, known or not, has to wait (rule B6). */
export const MAX_ACCOUNT_FAILURES = 20;

/** Failed sign-ins within the window after which an address has to wait (rule B6). */
export const MAX_ADDRESS_FAILURES = 60;

/** Tells whether a sign-in is refused before it is looked at; the failures are those within the window before it. */
export function isThrottled(of: 'account' | 'address', failures: number): boolean {
  return failures >= (of === 'account' ? MAX_ACCOUNT_FAILURES : MAX_ADDRESS_FAILURES);
}

/** Gives the `Retry-After` in whole seconds, 1 to 60, for the milliseconds left of the window. */
export function retryAfterSeconds(msLeft: number): number {
  return Math.ceil(Math.min(Math.max(msLeft, 1), THROTTLE_WINDOW_MS) / 1000);
}
