import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loggedOut, parseStoredSession, renewed, type Session, serialiseSession, signedIn } from './session.ts';

const running = signedIn({ accessToken: 'access', refreshToken: 'refresh' });

describe('session', () => {
  test('a session starts logged out, with both tokens null', () => {
    expect(loggedOut).toEqual({ isLoggedIn: false, accessToken: null, refreshToken: null });
  });

  test('a refresh token makes a session logged in', () => {
    expect(running).toEqual({ isLoggedIn: true, accessToken: 'access', refreshToken: 'refresh' });
  });

  test('a sign-in without a refresh token leaves the session logged out', () => {
    expect(signedIn({ accessToken: 'access', refreshToken: '' })).toEqual(loggedOut);
  });

  test('an empty access token is none', () => {
    expect(signedIn({ accessToken: '', refreshToken: 'refresh' })).toEqual({
      isLoggedIn: true,
      accessToken: null,
      refreshToken: 'refresh',
    });
  });

  test.each([
    ['keeps the refresh token when the response has none', {}, 'refresh'],
    ['keeps the refresh token when the response has null', { refreshToken: null }, 'refresh'],
    ['keeps the refresh token when the response has an empty one', { refreshToken: '' }, 'refresh'],
    ['replaces the refresh token by an answered one', { refreshToken: 'newer' }, 'newer'],
  ])('a renewal %s', (_, answer, refreshToken) => {
    expect(renewed(running, { accessToken: 'renewed', ...answer })).toEqual({
      isLoggedIn: true,
      accessToken: 'renewed',
      refreshToken,
    });
  });

  test('a renewal leaves a logged-out session logged out', () => {
    expect(renewed(loggedOut, { accessToken: 'renewed', refreshToken: 'newer' })).toBe(loggedOut);
  });

  test('no transition leaves a session logged in without a refresh token', () => {
    const token = fc.oneof(fc.constant(''), fc.string());
    const transition = fc.oneof(
      fc.record({ accessToken: token, refreshToken: token }).map((tokens) => () => signedIn(tokens)),
      fc
        .record({ accessToken: token, refreshToken: fc.option(token) })
        .map((tokens) => (session: Session) => renewed(session, tokens)),
      fc.constant(() => loggedOut),
      fc.string().map((text) => () => parseStoredSession(text)),
      fc.constant((session: Session) => parseStoredSession(serialiseSession(session))),
    );
    fc.assert(
      fc.property(fc.array(transition), (transitions) => {
        const session = transitions.reduce<Session>((current, change) => change(current), loggedOut);
        expect(session.isLoggedIn).toBe(session.refreshToken !== null && session.refreshToken !== '');
        expect(session.accessToken === null || session.isLoggedIn).toBe(true);
      }),
    );
  });
});
