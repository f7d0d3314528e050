import { expect, test } from 'vitest';
import { matchableEmail } from './deletion.ts';

test.each([
  ['a verified e-mail', 'ada@example.org', true, 'ada@example.org'],
  ['no unverified e-mail', 'ada@example.org', false, null],
  ['no empty e-mail', '', true, null],
  ['no missing e-mail', null, true, null],
])('a person is matched by %s', (_, email, isEmailVerified, matched) => {
  expect(matchableEmail({ email, isEmailVerified })).toBe(matched);
});
