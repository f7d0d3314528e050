/** Milliseconds over which failed sign-ins are counted. */
export const THROTTLE_WINDOW_MS = 60_000;

/** Failed sign-ins within the window before an account name, existing or not, is throttled. */
export const MAX_ACCOUNT_FAILURES = 20;

/** Failed sign-ins within the window before an IP address is throttled. */
export const MAX_ADDRESS_FAILURES = 60;

/** Whether a sign-in is rejected without checking it. `failures` counts those within the window. */
export function isThrottled(of: 'account' | 'address', failures: number): boolean {
  return failures >= (of === 'account' ? MAX_ACCOUNT_FAILURES : MAX_ADDRESS_FAILURES);
}

/** The `Retry-After` header for the rest of the window: 1 to 60 seconds. */
export function retryAfterSeconds(remainingMs: number): number {
  return Math.ceil(Math.min(Math.max(remainingMs, 1), THROTTLE_WINDOW_MS) / 1000);
}

/** Milliseconds over which the failed sign-ins of an account are counted a second time. */
export const DAILY_WINDOW_MS = 24 * 60 * 60 * 1000;

/** Failed sign-ins of an account name, existing or not, within a day, after which the captcha gets harder. */
export const MAX_DAILY_FAILURES = 100;
