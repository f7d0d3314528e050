import { expect, test } from 'vitest';
import { failureOf } from './failure.ts';

function named(name: string, more = {}) {
  return Object.assign(new Error('as thrown by the engine'), { name, ...more });
}

test.each([
  ['a password', named('PasswordException', { code: 1 }), 'password'],
  ['damage', named('InvalidPDFException'), 'broken'],
  ['a file that is not there', named('ResponseException', { status: 404, missing: true }), 'missing'],
  ['a server that fails', named('ResponseException', { status: 500, missing: false }), 'unreachable'],
  ['a lost connection', new TypeError('Failed to fetch'), 'unreachable'],
  ['something else', 'oops', 'unreachable'],
])('failureOf recognises %s', (_, error, failure) => {
  expect(failureOf(error)).toBe(failure);
});
