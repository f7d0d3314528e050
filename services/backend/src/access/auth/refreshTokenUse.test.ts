import { describe, expect, test } from 'vitest';
import {
  ACCESS_TOKEN_LIFETIME_MS,
  REFRESH_TOKEN_LIFETIME_MS,
  REPLACED_TOKEN_GRACE_MS,
  refreshTokenUse,
  SESSION_LIFETIME_MS,
} from './refreshTokenUse.ts';

const DAYS_30 = 2_592_000_000;
const HOME = { network: 'home', agent: 'Firefox' };

describe('token lifetime', () => {
  test('access tokens are valid for 15 minutes, refresh tokens 30 days and 60 seconds once replaced, sessions 180 days', () => {
    expect(ACCESS_TOKEN_LIFETIME_MS).toBe(900_000);
    expect(REFRESH_TOKEN_LIFETIME_MS).toBe(DAYS_30);
    expect(REPLACED_TOKEN_GRACE_MS).toBe(60_000);
    expect(SESSION_LIFETIME_MS).toBe(6 * DAYS_30);
  });

  test.each([
    ['the newest immediately', null, 0, 'renews'],
    ['the newest within 30 days', null, DAYS_30 - 1, 'renews'],
    ['the newest after 30 days', null, DAYS_30, 'rejected'],
    ['a replaced one within a minute', 5000, 65_000, 'renews'],
    ['a replaced one after a minute', 5000, 65_001, 'reused'],
    ['a replaced one after 30 days', 5000, DAYS_30 + 1, 'reused'],
    ['one that expires within its grace', DAYS_30 - 10, DAYS_30, 'rejected'],
  ])('using %s, replaced at %s ms, at %i ms: %s', (_, replacedAt, now, use) => {
    const issuedAt = 1_700_000_000_000;
    const token = {
      issuedAt,
      replaced: replacedAt === null ? null : { at: issuedAt + replacedAt, from: HOME, successor: 'unused' as const },
      sessionStartedAt: issuedAt,
    };
    expect(refreshTokenUse(token, HOME, issuedAt + now)).toBe(use);
  });

  test.each([
    ['reusedElsewhere', 'reusedElsewhere', 'another network and user agent', { network: 'office', agent: 'Chrome' }],
    ['reusedElsewhere', 'reusedElsewhere', 'another network without a user agent', { network: 'office', agent: '' }],
    ['renewsElsewhere', 'reusedElsewhere', 'another network', { network: 'office', agent: 'Firefox' }],
    ['renews', 'rejected', 'another user agent', { network: 'home', agent: 'Chrome' }],
    ['renews', 'rejected', 'the same device', HOME],
    ['renews', 'rejected', 'an unknown network', { network: null, agent: 'Chrome' }],
  ] as const)(
    'a replaced token %s within a minute, or is %s once its successor was used, from %s',
    (use, afterwards, _, from) => {
      const replacedWith = (successor: 'unused' | 'used' | 'superseded') =>
        refreshTokenUse(
          { issuedAt: 0, replaced: { at: 1000, from: HOME, successor }, sessionStartedAt: 0 },
          from,
          2000,
        );
      expect([replacedWith('unused'), replacedWith('used')]).toEqual([use, afterwards]);
      expect(replacedWith('superseded')).toBe('reused');
    },
  );

  test('the newest token renews from every device', () => {
    const token = { issuedAt: 0, replaced: null, sessionStartedAt: 0 };
    expect(refreshTokenUse(token, { network: 'office', agent: 'Chrome' }, 2000)).toBe('renews');
  });

  test.each([
    ['within 180 days of signing in', 6 * DAYS_30 - 1, 'renews'],
    ['180 days after signing in', 6 * DAYS_30, 'rejected'],
  ])('using a new token %s: %s', (_, sessionAge, use) => {
    const now = 1_700_000_000_000;
    const token = { issuedAt: now, replaced: null, sessionStartedAt: now - sessionAge };
    expect(refreshTokenUse(token, HOME, now)).toBe(use);
  });
});
