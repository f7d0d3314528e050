import { expect, test } from 'vitest';
import { isRecentSignIn } from './deletion.ts';

test.each([
  ['just now', 0, true],
  ['five minutes ago', 5 * 60_000, true],
  ['more than five minutes ago', 5 * 60_000 + 1, false],
  ["a minute ahead, by the provider's clock", -60_000, true],
  ['further ahead than clocks differ', -60_001, false],
])('a sign-in of %s is recent enough to delete an account: %#', (_, age, isRecent) => {
  expect(isRecentSignIn(1_000_000, 1_000_000 + age)).toBe(isRecent);
});
