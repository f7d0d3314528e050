import { hash } from 'node:crypto';
import { english } from '@cpd/domain/english';
import { SESSION_ENDED_MESSAGE } from '@cpd/domain/session';
import { usernameKey } from '@cpd/domain/username';
import { hash as hashPassword, parseOptions, verify } from '@node-rs/argon2';
import { jwtVerify, SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openTestApp, TEST_ADMIN, type TestApp } from '../../testing/testApp.ts';
import { Throttle } from '../throttle/Throttle.ts';
import { findAdmin } from './adminStore.ts';
import { Sessions } from './Sessions.ts';
import { tokenKey } from './tokenKeys.ts';

// Test files share modules, and a module that is already loaded would not get the mock.
vi.hoisted(() => vi.resetModules());
vi.mock('@node-rs/argon2', async (importOriginal) => {
  const argon2 = await importOriginal<typeof import('@node-rs/argon2')>();
  return { ...argon2, verify: vi.fn(argon2.verify) };
});

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const signIn = (credentials: object) =>
  api.request('POST /v1/auth/sign-in', { body: { ...TEST_ADMIN, token: 'any', ...credentials }, bearer: false });
const renew = (refreshToken: string) => api.request('POST /v1/auth/renew', { body: { refreshToken }, bearer: false });
const withToken = (accessToken: string, line = 'GET /v1/course') =>
  api.request(line, { bearer: false, headers: { authorization: `Bearer ${accessToken}` } });

test('signing in returns two tokens that no cache stores', async () => {
  const { status, json, headers } = await signIn({});
  expect(status).toBe(200);
  expect(json).toEqual({ accessToken: expect.any(String), refreshToken: expect.any(String) });
  expect(headers.get('cache-control')).toBe('no-store');
});

test('signing in rejects an unknown user and a wrong password with the same message', async () => {
  const unknown = await signIn({ username: 'nobody' });
  const wrong = await signIn({ password: 'wrong' });
  expect(unknown).toMatchObject({ status: 401, json: { message: 'Incorrect user name or password.' } });
  expect(unknown.json).toEqual(wrong.json);
});

test('signing in does the same work for an unknown user and a wrong password', async () => {
  const work = async (credentials: object) => {
    vi.mocked(verify).mockClear();
    await signIn(credentials);
    return vi.mocked(verify).mock.calls.map(([hash]) => parseOptions(hash));
  };
  const unknown = await work({ username: 'nobody' });
  expect(unknown).toEqual(await work({ password: 'wrong' }));
  expect(unknown).toMatchObject([{ memoryCost: 19_456, timeCost: 2, parallelism: 1 }]);
});

describe('signing in with a password hash of weaker parameters than the current ones', () => {
  const parametersOf = async () => {
    const { passwordHash } = (await findAdmin(api.deps.database.queries, 'username', TEST_ADMIN.username)) ?? {};
    const { memoryCost, timeCost, parallelism } = parseOptions(passwordHash ?? '');
    return { memoryCost, timeCost, parallelism };
  };
  const current = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
  async function hashWith(parameters: Parameters<typeof hashPassword>[1]) {
    const password_hash = await hashPassword(TEST_ADMIN.password, parameters);
    await api.deps.database.queries.updateTable('admins').set({ password_hash }).execute();
  }

  test.each([
    ['less memory', { ...current, memoryCost: 8_192 }],
    ['one pass', { ...current, timeCost: 1 }],
  ])('hashes the password again, here with %s, and keeps every session', async (_, parameters) => {
    const { accessToken } = await api.signIn();
    await hashWith(parameters);
    expect((await signIn({})).status).toBe(200);
    expect(await parametersOf()).toEqual(current);
    expect((await withToken(accessToken)).status).toBe(200);
    expect((await signIn({})).status).toBe(200);
    expect((await signIn({ password: 'wrong' })).status).toBe(401);
  });

  test('keeps the old hash while the password is wrong', async () => {
    const old = { ...current, timeCost: 1 };
    await hashWith(old);
    expect((await signIn({ password: 'wrong' })).status).toBe(401);
    expect(await parametersOf()).toEqual(old);
  });

  test('keeps a hash of stronger parameters', async () => {
    const stronger = { ...current, timeCost: 3 };
    await hashWith(stronger);
    expect((await signIn({})).status).toBe(200);
    expect(await parametersOf()).toEqual(stronger);
  });
});

test.each(['username', 'password', 'token'])('signing in rejects a body without %s', async (field) => {
  const { status, json } = await signIn({ [field]: undefined });
  expect(status).toBe(400);
  const message = `The field "${field}" is missing.`;
  expect(json).toEqual({ message, code: 'BAD_INPUT', errors: [{ field, message }] });
});

test('signing in never repeats a password of the wrong type', async () => {
  const { json } = await signIn({ password: { secret: 'hidden' } });
  expect(JSON.stringify(json)).not.toContain('hidden');
});

describe('too many failures', () => {
  const fail = async (times: number, credentials: () => object) => {
    for (let count = 0; count < times; count += 1) expect((await signIn(credentials())).status).toBe(401);
  };

  test.each(['nobody', TEST_ADMIN.username])(
    'for the account %s, known or not, are throttled for at most a minute',
    async (username) => {
      await fail(20, () => ({ username, password: 'wrong' }));
      const rejected = await signIn({ username });
      expect(rejected).toMatchObject({ status: 429, json: { code: 'TOO_MANY_ATTEMPTS' } });
      const seconds = Number(rejected.headers.get('retry-after'));
      expect(seconds).toBeGreaterThanOrEqual(1);
      expect(seconds).toBeLessThanOrEqual(60);
      api.pass(seconds * 1000);
      expect((await signIn({ username })).status).toBe(username === 'nobody' ? 401 : 200);
    },
  );

  test('too many failures are counted without storing the typed name, which may be a password', async () => {
    const username = 'my password, typed too early';
    await fail(1, () => ({ username }));
    const stored = JSON.stringify(await api.deps.database.queries.selectFrom('throttle').select('key').execute());
    for (const text of [
      username,
      hash('sha256', username),
      hash('sha256', `sign-in:${username}`),
      usernameKey(username),
    ]) {
      expect(stored).not.toContain(text);
    }
  });

  test('too many failures for one address are throttled for every account', async () => {
    const throttle = new Throttle(api.deps);
    for (let count = 0; count < 59; count += 1) await throttle.countFailure({ address: 'address:' });
    await fail(1, () => ({ username: 'nobody' }));
    expect((await signIn({})).status).toBe(429);
  });

  test('too many failures no longer block a sign-in once the clock was set back', async () => {
    await fail(20, () => ({ password: 'wrong' }));
    api.pass(-60 * MINUTE);
    await fail(1, () => ({ password: 'wrong' }));
    expect((await signIn({})).status).toBe(200);
  });

  test('too many failures stop a correct guess among many that were sent at the same moment', async () => {
    const guesses = Array.from({ length: 40 }, (_, index) => (index === 39 ? TEST_ADMIN.password : `wrong ${index}`));
    const responses = await Promise.all(guesses.map((password) => signIn({ password })));
    expect(responses.filter(({ status }) => status === 200)).toEqual([]);
  });

  test('too many failures are not counted for many valid sign-ins at the same moment', async () => {
    const responses = await Promise.all(Array.from({ length: 30 }, () => signIn({})));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  });
});

test('an access token is valid for 15 minutes', async () => {
  const { accessToken } = await api.signIn();
  api.pass(15 * MINUTE - 1000);
  expect((await withToken(accessToken)).status).toBe(200);
  api.pass(1000);
  expect((await withToken(accessToken)).status).toBe(401);
});

test.each([
  ['nothing', ''],
  ['a word', 'Bearer nonsense'],
  ['another scheme', 'Basic YWRhOmFkYQ=='],
])('an access token cannot be %s', async (_, authorization) => {
  const response = await api.request('GET /v1/course', { bearer: false, headers: { authorization } });
  expect(response).toMatchObject({ status: 401, json: { code: 'UNAUTHORIZED' } });
  expect(response.headers.get('www-authenticate')).toBe('Bearer');
});

test('an access token cannot be signed with another key, or with no algorithm', async () => {
  const { accessToken } = await api.signIn();
  const { payload } = await jwtVerify(accessToken, api.deps.keys[0].accessToken, { currentDate: api.deps.now() });
  const forged = await new SignJWT(payload)
    .setProtectedHeader({ alg: 'HS256', kid: api.deps.keys[0].id })
    .sign(new TextEncoder().encode('another key that is long enough to be one'));
  const [, body] = accessToken.split('.');
  const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${body}.`;
  const longer = await new SignJWT(payload).setProtectedHeader({ alg: 'HS512' }).sign(api.deps.keys[0].accessToken);
  for (const token of [forged, unsigned, longer]) expect((await withToken(token)).status).toBe(401);
});

test.each([
  ['five seconds later', 5_000],
  ['at once where the clock was set back', -60 * MINUTE],
])('an access token of an administrator who was removed is rejected %s', async (_, milliseconds) => {
  const { accessToken } = await api.signIn();
  expect((await withToken(accessToken)).status).toBe(200);
  await api.deps.database.queries.deleteFrom('admins').execute();
  api.pass(milliseconds);
  expect((await withToken(accessToken)).status).toBe(401);
});

test('an access token stays valid while its key is being rotated', async () => {
  const { database, keys, now } = api.deps;
  const { accessToken } = await api.signIn();
  const newKey = tokenKey('the new secret of this service, also long enough');
  expect(await new Sessions(database, [newKey, ...keys], now).identify(accessToken)).not.toBeNull();
  expect(await new Sessions(database, [newKey], now).identify(accessToken)).toBeNull();
});

test('renewing returns a new pair that works', async () => {
  const { refreshToken } = await api.signIn();
  const { status, json, headers } = await renew(refreshToken);
  expect(status).toBe(200);
  expect(json.refreshToken).not.toBe(refreshToken);
  expect(headers.get('cache-control')).toBe('no-store');
  expect((await withToken(json.accessToken)).status).toBe(200);
});

test('renewing accepts the old token for another 60 seconds, for a second tab or a lost response', async () => {
  const { refreshToken } = await api.signIn();
  await renew(refreshToken);
  api.pass(MINUTE);
  const again = await renew(refreshToken);
  expect(again.status).toBe(200);
  expect((await renew(again.json.refreshToken)).status).toBe(200);
});

test('renewing ends the whole session when the old token is used later', async () => {
  const { refreshToken } = await api.signIn();
  const { json } = await renew(refreshToken);
  api.pass(MINUTE + 1);
  expect(await renew(refreshToken)).toMatchObject({ status: 401, json: { message: english(SESSION_ENDED_MESSAGE) } });
  expect((await renew(json.refreshToken)).status).toBe(401);
  expect((await withToken(json.accessToken)).status).toBe(401);
});

test('renewing does not affect the other sessions of the account when one ends', async () => {
  const [first, second] = [await api.signIn(), await api.signIn()];
  await renew(first.refreshToken);
  api.pass(MINUTE + 1);
  await renew(first.refreshToken);
  expect((await renew(second.refreshToken)).status).toBe(200);
});

test('renewing is possible for 30 days', async () => {
  const { refreshToken } = await api.signIn();
  api.pass(30 * DAY - 1);
  const { status, json } = await renew(refreshToken);
  expect(status).toBe(200);
  api.pass(30 * DAY);
  expect((await renew(json.refreshToken)).status).toBe(401);
});

test.each(['', 'nonsense', 'x'.repeat(10_000)])('renewing rejects an invalid token', async (refreshToken) => {
  expect(await renew(refreshToken)).toMatchObject({ status: 401, json: { message: english(SESSION_ENDED_MESSAGE) } });
});

// If each renewal gave a new token, a thief could continue a copy of the session unnoticed.
test('renewing with one token gives the same successor each time, also later within the 60 seconds', async () => {
  const { refreshToken } = await api.signIn();
  const responses = await Promise.all(Array.from({ length: 10 }, () => renew(refreshToken)));
  api.pass(MINUTE);
  responses.push(await renew(refreshToken));
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(responses.map(({ json }) => json.refreshToken)).size).toBe(1);
});

test('renewing ends 180 days after signing in, even if the session was renewed often', async () => {
  let { refreshToken } = await api.signIn();
  for (let month = 0; month < 6; month += 1) {
    api.pass(30 * DAY - 1);
    const { status, json } = await renew(refreshToken);
    expect(status).toBe(200);
    refreshToken = json.refreshToken;
  }
  api.pass(6);
  expect((await renew(refreshToken)).status).toBe(401);
});

test('renewing stores no readable token in the database', async () => {
  const { refreshToken } = await api.signIn();
  const rows = await api.deps.database.queries.selectFrom('refresh_tokens').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(refreshToken);
});

describe('signing out', () => {
  const signOut = (refreshToken: string) =>
    api.request('POST /v1/auth/sign-out', { body: { refreshToken }, bearer: false });

  test('signing out ends the session with its access token, and no other session', async () => {
    const [session, other] = [await api.signIn(), await api.signIn()];
    expect((await withToken(session.accessToken)).status).toBe(200);
    expect((await signOut(session.refreshToken)).status).toBe(200);
    expect((await renew(session.refreshToken)).status).toBe(401);
    expect((await withToken(session.accessToken)).status).toBe(401);
    expect((await renew(other.refreshToken)).status).toBe(200);
  });

  test('signing out ends the session by a token that was replaced meanwhile', async () => {
    const { refreshToken } = await api.signIn();
    const { json } = await renew(refreshToken);
    await signOut(refreshToken);
    expect((await renew(json.refreshToken)).status).toBe(401);
  });

  test.each(['', 'nonsense'])('signing out with the token %j of no session is no error', async (refreshToken) => {
    expect((await signOut(refreshToken)).status).toBe(200);
  });
});
