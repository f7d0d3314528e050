import { describe, expect, test } from 'vitest';
import { destinationAfterSignIn, loginPathFor } from './signInRedirect.ts';

const origin = 'https://admin.example';
const paths = { login: '/login', home: '/user' };

describe('loginPathFor', () => {
  test.each([
    ['/', '', '/login'],
    ['/course', '', '/login?from=%2Fcourse'],
    ['/course/', '?page=2', '/login?from=%2Fcourse%2F%3Fpage%3D2'],
    ['/no-such-page', '', '/login?from=%2Fno-such-page'],
    ['/welcome/else', '', '/login?from=%2Fwelcome%2Felse'],
    ['/login', '', '/login'],
    ['/login/', '?from=%2Fcourse', '/login'],
    ['/Login', '', '/login'],
    ['/login//', '', '/login'],
    ['/loginx', '', '/login?from=%2Floginx'],
  ])('returns to %s%s after signing in', (pathname, search, expected) => {
    expect(loginPathFor({ pathname, search }, paths)).toBe(expected);
  });
});

describe('destinationAfterSignIn', () => {
  test.each([
    '//evil.example/x',
    '/\\evil.example',
    '/\t/evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/.//evil.example',
    '/login',
    '/login/?from=/login',
    '/Login',
    '/login//',
    '',
  ])('never leads away from the app or in a circle: %j', (from) => {
    expect(destinationAfterSignIn(`?${new URLSearchParams({ from })}`, origin, paths)).toBe('/user');
  });

  test('leads back to the page a visitor was sent from', () => {
    const login = loginPathFor({ pathname: '/event/a%20b', search: '?x=1&y=%2F' }, paths);
    expect(destinationAfterSignIn(new URL(login, origin).search, origin, paths)).toBe('/event/a%20b?x=1&y=%2F');
  });
});
