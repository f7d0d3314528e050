import { describe, expect, test } from 'vitest';
import {
  ACCESS_TOKEN_LIFETIME_MS,
  REFRESH_TOKEN_LIFETIME_MS,
  REPLACED_TOKEN_GRACE_MS,
  refreshTokenUse,
  SESSION_LIFETIME_MS,
} from './session.ts';

const DAYS_30 = 2_592_000_000;

describe('token lifetime', () => {
  test('access tokens live 15 minutes, refresh tokens 30 days and 60 seconds once replaced, sessions 180 days', () => {
    expect(ACCESS_TOKEN_LIFETIME_MS).toBe(900_000);
    expect(REFRESH_TOKEN_LIFETIME_MS).toBe(DAYS_30);
    expect(REPLACED_TOKEN_GRACE_MS).toBe(60_000);
    expect(SESSION_LIFETIME_MS).toBe(6 * DAYS_30);
  });

  test.each([
    ['the newest at once', null, 0, 'renews'],
    ['the newest within 30 days', null, DAYS_30 - 1, 'renews'],
    ['the newest after 30 days', null, DAYS_30, 'refused'],
    ['a replaced one within a minute', 5000, 65_000, 'renews'],
    ['a replaced one after a minute', 5000, 65_001, 'endsSession'],
    ['a replaced one after 30 days', 5000, DAYS_30 + 1, 'endsSession'],
    ['one that expires within its grace', DAYS_30 - 10, DAYS_30, 'refused'],
  ])('using %s, replaced at %s ms, at %i ms: %s', (_, replacedAt, now, use) => {
    const issuedAt = 1_700_000_000_000;
    const token = {
      issuedAt,
      replacedAt: replacedAt === null ? null : issuedAt + replacedAt,
      sessionStartedAt: issuedAt,
    };
    expect(refreshTokenUse(token, issuedAt + now)).toBe(use);
  });

  test.each([
    ['within 180 days of signing in', 6 * DAYS_30 - 1, 'renews'],
    ['180 days after signing in', 6 * DAYS_30, 'refused'],
  ])('using a new token %s: %s', (_, sessionAge, use) => {
    const now = 1_700_000_000_000;
    expect(refreshTokenUse({ issuedAt: now, replacedAt: null, sessionStartedAt: now - sessionAge }, now)).toBe(use);
  });
});
