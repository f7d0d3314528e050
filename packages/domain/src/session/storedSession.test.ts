import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  loggedOut,
  parseStoredSession,
  SESSION_STORAGE_KEY,
  STORAGE_TIMEOUT_MS,
  serialiseSession,
  signedIn,
} from './session.ts';

const stored = (user: unknown) => JSON.stringify({ user });
const valid = { isLoggedIn: true, accessToken: 'access', refreshToken: 'refresh' };

describe('stored session', () => {
  test('the session is stored under one key and read within 5 seconds', () => {
    expect([SESSION_STORAGE_KEY, STORAGE_TIMEOUT_MS]).toEqual(['root', 5000]);
  });

  test('only the property `user` is written', () => {
    const session = { ...signedIn({ accessToken: 'access', refreshToken: 'refresh' }), remembered: 'no' };
    expect(serialiseSession(session)).toBe(
      '{"user":{"isLoggedIn":true,"accessToken":"access","refreshToken":"refresh"}}',
    );
    expect(serialiseSession(loggedOut)).toBe('{"user":{"isLoggedIn":false,"accessToken":null,"refreshToken":null}}');
  });

  test.each([
    ['the session', valid, valid],
    ['the session without foreign fields', { ...valid, theme: 'dark' }, valid],
    ['an absent access token as none', { ...valid, accessToken: undefined }, { ...valid, accessToken: null }],
    ['an empty access token as none', { ...valid, accessToken: '' }, { ...valid, accessToken: null }],
    ['a foreign access token as none', { ...valid, accessToken: 7 }, { ...valid, accessToken: null }],
  ])('a stored session is read back: %s', (_, user, session) => {
    expect(parseStoredSession(stored(user))).toEqual(session);
  });

  test.each([
    ['nothing', null],
    ['an empty text', ''],
    ['broken JSON', '{"user":'],
    ['null', 'null'],
    ['a number', '7'],
    ['a text', '"user"'],
    ['a list', '[]'],
    ['no user', '{}'],
    ['a null user', stored(null)],
    ['a text as user', stored('someone')],
    ['a logged-out session with tokens', stored({ ...valid, isLoggedIn: false })],
    ['a truthy flag that is not true', stored({ ...valid, isLoggedIn: 'true' })],
    ['no flag', stored({ ...valid, isLoggedIn: undefined })],
    ['no refresh token', stored({ ...valid, refreshToken: undefined })],
    ['a null refresh token', stored({ ...valid, refreshToken: null })],
    ['an empty refresh token', stored({ ...valid, refreshToken: '' })],
    ['a foreign refresh token', stored({ ...valid, refreshToken: { value: 'refresh' } })],
  ])('this text means logged out: %s', (_, text) => {
    expect(parseStoredSession(text)).toEqual(loggedOut);
  });

  test('foreign content never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), fc.jsonValue().map(stored)), (text) => {
        expect(parseStoredSession(text)).toHaveProperty('isLoggedIn');
      }),
    );
  });

  test('a session survives writing and reading', () => {
    const token = fc.string({ minLength: 1 });
    fc.assert(
      fc.property(fc.record({ accessToken: token, refreshToken: token }), (tokens) => {
        const session = signedIn(tokens);
        expect(parseStoredSession(serialiseSession(session))).toEqual(session);
      }),
    );
  });
});
