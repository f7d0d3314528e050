import { describe, expect, test } from 'vitest';
import { destinationAfterSignIn, loginFor, redirectFor } from './guards.ts';

const origin = 'https://admin.example';

describe('redirectFor', () => {
  test.each([
    [false, '/', '', '/login'],
    [false, '/course', '', '/login?from=%2Fcourse'],
    [false, '/course/', '?page=2', '/login?from=%2Fcourse%2F%3Fpage%3D2'],
    [false, '/no-such-page', '', '/login?from=%2Fno-such-page'],
    [false, '/login', '', null],
    [false, '/login/', '?from=%2Fcourse', null],
    [false, '/Login', '', null],
    [false, '/welcome', '', null],
    [false, '/welcome/', '', null],
    [true, '/welcome', '', null],
    [false, '/welcome/else', '', '/login?from=%2Fwelcome%2Felse'],
    [true, '/login', '', '/user'],
    [true, '/login/', '', '/user'],
    [true, '/LOGIN', '', '/user'],
    [true, '/login', '?from=%2Fcourse%3Fpage%3D2', '/course?page=2'],
    [true, '/', '', '/user'],
    [true, '/course', '?page=2', null],
    [true, '/no-such-page', '', null],
  ])('signed in: %s, at %s%s goes to %s', (isLoggedIn, pathname, search, expected) => {
    expect(redirectFor(isLoggedIn, { pathname, search, origin })).toBe(expected);
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
    '',
  ])('never leads away from the app or in a circle: %j', (wanted) => {
    expect(destinationAfterSignIn(`?${new URLSearchParams({ from: wanted })}`, origin)).toBe('/user');
  });

  test('leads back to where the visitor was sent from', () => {
    const login = loginFor({ pathname: '/event/a%20b', search: '?x=1&y=%2F' });
    expect(destinationAfterSignIn(new URL(login, origin).search, origin)).toBe('/event/a%20b?x=1&y=%2F');
  });
});
