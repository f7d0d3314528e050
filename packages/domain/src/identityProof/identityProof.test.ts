import { expect, test } from 'vitest';
import { isIdentityProved } from './identityProof.ts';

const MINUTE = 60_000;

test.each([
  [true, 'immediately', 0, 0],
  [true, 'just within five minutes', 0, 5 * MINUTE - 1],
  [false, 'after five minutes', 0, 5 * MINUTE],
  [false, 'without any proof', null, 0],
  // Another process, whose clock is ahead, wrote it.
  [true, 'dated a little ahead', 1000, 0],
])('a proof of identity is %s %s', (isProved, _, provedAt, now) => {
  expect(isIdentityProved(provedAt, now)).toBe(isProved);
});
