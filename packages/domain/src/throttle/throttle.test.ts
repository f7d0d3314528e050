import { describe, expect, test } from 'vitest';
import {
  isThrottled,
  MAX_ACCOUNT_FAILURES,
  MAX_ADDRESS_FAILURES,
  retryAfterSeconds,
  THROTTLE_WINDOW_MS,
} from './throttle.ts';

describe('throttle', () => {
  test('an account has 20 failures a minute, and an address 60', () => {
    expect([MAX_ACCOUNT_FAILURES, MAX_ADDRESS_FAILURES, THROTTLE_WINDOW_MS]).toEqual([20, 60, 60_000]);
  });

  test.each([
    [0, 0, false],
    [19, 59, false],
    [20, 20, true],
    [0, 60, true],
    [21, 61, true],
  ])('%i failures of the account and %i of the address have to wait: %s', (ofAccount, ofAddress, isRefused) => {
    expect(isThrottled({ ofAccount, ofAddress })).toBe(isRefused);
  });

  test.each([
    [60_000, 60],
    [59_001, 60],
    [59_000, 59],
    [1, 1],
    [0, 1],
    [-5000, 1],
    [600_000, 60],
  ])('whoever comes %i ms before the end is asked to come back after %i s', (msLeft, seconds) => {
    expect(retryAfterSeconds(msLeft)).toBe(seconds);
  });
});
