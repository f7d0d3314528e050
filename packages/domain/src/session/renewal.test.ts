import { describe, expect, test } from 'vitest';
import { english } from '../english/english.ts';
import {
  CONCURRENT_RENEWAL_WAIT_MS,
  loggedOut,
  renewalDelay,
  SESSION_ENDED_DIALOG_DELAY_MS,
  SESSION_ENDED_MESSAGE,
  signedIn,
  stepAfterUnauthorised,
} from './session.ts';

const session = signedIn({ accessToken: 'stored', refreshToken: 'refresh' });
const withoutAccess = signedIn({ accessToken: '', refreshToken: 'refresh' });

describe('renewal', () => {
  test('requests wait 1 second for a renewal, and its failure is shown after 1 second with the specified text', () => {
    expect(CONCURRENT_RENEWAL_WAIT_MS).toBe(1000);
    expect(SESSION_ENDED_DIALOG_DELAY_MS).toBe(1000);
    expect(english(SESSION_ENDED_MESSAGE)).toBe('User or token not found in database. Please log in again.');
  });

  test.each([
    ['renews for the stored token', session, 'stored', false, 'renew'],
    ['waits for a renewal that is running', session, 'stored', true, 'wait'],
    ['waits with an older token too', session, 'older', true, 'wait'],
    ['repeats with the stored token after one of an older token', session, 'older', false, 'repeat'],
    ['repeats with the stored token after one without a token', session, null, false, 'repeat'],
    ['renews when no access token is stored', withoutAccess, null, false, 'renew'],
    ['renews when the stored token was removed', withoutAccess, 'older', false, 'renew'],
    ['fails when no one is logged in', loggedOut, 'stored', false, 'fail'],
    ['fails without a session while another renews', loggedOut, 'stored', true, 'fail'],
  ])('a call answered 401 %s', (_, current, sentToken, isRenewing, step) => {
    expect(stepAfterUnauthorised(current, { sentToken, isRenewing })).toBe(step);
  });

  test.each([
    ['waits as long as the server asks', { repetitions: 0, elapsed: 100, retryAfter: 2000 }, 2000],
    ['waits a second at the least', { repetitions: 0, elapsed: 100, retryAfter: 0 }, 1000],
    ['waits five seconds at the most', { repetitions: 1, elapsed: 100, retryAfter: 3_600_000 }, 5000],
    ['waits until 15 seconds are over', { repetitions: 2, elapsed: 11_000, retryAfter: 5000 }, 4000],
    ['fails after 15 seconds', { repetitions: 1, elapsed: 15_000, retryAfter: 1000 }, null],
    ['fails after three repetitions', { repetitions: 3, elapsed: 3000, retryAfter: 1000 }, null],
  ])('a renewal that the server cannot answer for now %s', (_, renewal, milliseconds) => {
    expect(renewalDelay(renewal)).toBe(milliseconds);
  });
});
