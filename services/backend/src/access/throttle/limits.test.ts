import { describe, expect, test } from 'vitest';
import {
  isThrottled,
  MAX_ACCOUNT_FAILURES,
  MAX_ADDRESS_FAILURES,
  retryAfterSeconds,
  THROTTLE_WINDOW_MS,
} from './limits.ts';

describe('throttle', () => {
  test('an account has 20 failures a minute, and an address 60', () => {
    expect([MAX_ACCOUNT_FAILURES, MAX_ADDRESS_FAILURES, THROTTLE_WINDOW_MS]).toEqual([20, 60, 60_000]);
  });

  test.each([
    ['account', 0, false],
    ['account', 19, false],
    ['account', 20, true],
    ['account', 21, true],
    ['address', 0, false],
    ['address', 20, false],
    ['address', 59, false],
    ['address', 60, true],
    ['address', 61, true],
  ] as const)('an %s with %i failures has to wait: %s', (of, failures, isRefused) => {
    expect(isThrottled(of, failures)).toBe(isRefused);
  });

  test.each([
    [60_000, 60],
    [59_001, 60],
    [59_000, 59],
    [1, 1],
    [0, 1],
    [-5000, 1],
    [600_000, 60],
  ])('a request %i ms before the end of the window may be retried after %i s', (msLeft, seconds) => {
    expect(retryAfterSeconds(msLeft)).toBe(seconds);
  });
});
