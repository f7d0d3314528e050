import { describe, expect, test } from 'vitest';
import { english } from '../english/english.ts';
import { usernameProblem, WELCOME_LINK_LIFETIME_MS, welcomeLinkState } from './administrator.ts';

describe('administrator', () => {
  test('a link for choosing a password is valid for three days', () => {
    expect(WELCOME_LINK_LIFETIME_MS).toBe(259_200_000);
  });

  test.each([
    ['ada', undefined],
    ['ada.lovelace@example.org', undefined],
    ['a'.repeat(100), undefined],
    ['a'.repeat(101), 'User name must have at most 100 characters; it has 101.'],
    ['ada\u202e', 'User name has hidden characters that turn the direction of writing. Type it instead of pasting it.'],
    ['ada\u001b[2J', 'User name has hidden control characters. Type it instead of pasting it.'],
    ['ada\r\neve', 'User name has a tab or a line break inside. Remove it.'],
    [' Ada Lovelace\u200b', undefined],
    ['', 'User name is required.'],
    ['\u3164', 'User name is required.'],
    ['\u2800', 'User name is required.'],
    [' \u200b ', 'User name is required.'],
  ])('the user name %j has the problem %j', (username, message) => {
    const problem = usernameProblem(username);
    expect(problem && english(problem)).toBe(message);
  });

  test.each([
    ['good', { expiresAt: 10, spentAt: null }, 9],
    ['expired', { expiresAt: 10, spentAt: null }, 10],
    ['spent', { expiresAt: 10, spentAt: 5 }, 9],
    ['spent', { expiresAt: 10, spentAt: 5 }, 20],
  ] as const)('a link is %s: %j at %i', (state, link, now) => {
    expect(welcomeLinkState(link, now)).toBe(state);
  });
});
