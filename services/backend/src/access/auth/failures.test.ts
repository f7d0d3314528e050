import { usernameKey } from '@cpd/domain/username';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApp, TEST_ADMIN, type TestApp, type TestResponse } from '../../testing/testApp.ts';
import { Authenticator } from '../passkeys/Authenticator.fixture.ts';
import { hashNames } from '../throttle/windowCounter.ts';
import { setPassword } from './adminStore.ts';
import { hashPassword } from './password.ts';

const ADDRESS = '203.0.113.7';
const MINUTE = 60_000;
const OTHER = { username: 'ben', password: 'another horse' };
const INVENTED = 'Y2hhbGxlbmdl';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp({ CAPTCHA_PROVIDER: 'altcha', PUBLIC_SITE_URL: 'http://localhost:8080' });
});
beforeEach(async () => {
  await api.reset();
  // The captcha's library reads the real clock.
  api.pass(Date.now() - api.deps.now().getTime());
});
afterAll(() => api.close());

/** Sends a request from the address, without signing in or with an access token. */
const send = (line: string, body?: unknown, token?: string): Promise<TestResponse> =>
  api.request(line, {
    ...(body === undefined ? {} : { body }),
    bearer: false,
    address: ADDRESS,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });

async function solved(): Promise<string> {
  const challenge: Challenge = (await send('GET /v1/captcha/challenge')).json;
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

const signIn = async (more: object = {}, token?: string) =>
  send('POST /v1/auth/sign-in', { ...TEST_ADMIN, token: token ?? (await solved()), ...more });
const proveWith = (body: object, token: string) => send('POST /v1/session/current/proof', body, token);
const signInAlone = (passkey: unknown) => send('POST /v1/auth/passkey', { passkey });

async function sessionOf(username: string = TEST_ADMIN.username): Promise<string> {
  return api.accessTokenOf(username);
}

async function addPasskey(username: string = TEST_ADMIN.username): Promise<Authenticator> {
  const token = await sessionOf(username);
  const authenticator = new Authenticator();
  const { challenge } = (await send('POST /v1/passkey/challenge', undefined, token)).json;
  await send('POST /v1/passkey', { name: 'Laptop', passkey: authenticator.create(challenge) }, token);
  return authenticator;
}

/** Adds another administrator with a password. */
async function addOther(): Promise<void> {
  const { _id: id } = (await send('POST /v1/administrator', { username: OTHER.username }, await sessionOf())).json;
  const by = { id, name: OTHER.username, requestId: null };
  const how = { by, action: 'admin.password-chosen', now: api.deps.now() } as const;
  const passwordHash = await hashPassword(OTHER.password);
  await api.deps.database.transaction((queries) =>
    setPassword(queries, { id, username: OTHER.username }, passwordHash, how),
  );
}

/** The challenge of the second step, which needs captcha and password. */
const secondStep = async (more: object = {}): Promise<string> => (await signIn(more)).json.passkey.challenge;
const challengeAlone = async (): Promise<string> => (await send('POST /v1/auth/passkey/challenge')).json.challenge;
const challengeOfProof = async (token: string): Promise<string> =>
  (await send('POST /v1/session/current/proof/challenge', undefined, token)).json.challenge;
const challengeOfNew = async (): Promise<string> =>
  (await send('POST /v1/passkey/challenge', undefined, await sessionOf())).json.challenge;

/** What was counted, in words. */
async function counted(username: string): Promise<string[]> {
  const { queries } = api.deps.database;
  const hashed = (name: string) => hashNames(api.deps.keys, name)[0] ?? '';
  const names = new Map([
    [hashed(`sign-in:${usernameKey(username)}`), 'account'],
    [`day:${hashed(`sign-in:${usernameKey(username)}`)}`, 'account in a day'],
    [`address:${ADDRESS}`, 'address'],
  ]);
  for (const { id } of await queries.selectFrom('admins').select('id').execute()) {
    names.set(hashed(`own-password:${id}`), 'own password');
  }
  for (const { id } of await queries.selectFrom('sessions').select('id').execute()) {
    names.set(`day:${hashed(`own-password:${id}`)}`, 'session in a day');
  }
  const rows = await queries.selectFrom('throttle').select(['key', 'failures']).execute();
  return rows.map(({ key, failures }) => `${names.get(key) ?? key}: ${failures}`).sort();
}

const ACCOUNT = ['account in a day: 1', 'account: 1', 'address: 1'];
const ADDRESS_ONLY = [`passkey:${ADDRESS}: 1`];
const OWN_PASSWORD = ['own password: 1', 'session in a day: 1'];
const NOTHING: string[] = [];

test.each<[way: string, fail: () => Promise<TestResponse>, status: number, costs: string[], username?: string]>([
  ['a wrong password', () => signIn({ password: 'wrong' }), 401, ACCOUNT],
  ['an unknown user', () => signIn({ username: 'nobody' }), 401, ACCOUNT, 'nobody'],
  ['no captcha', () => signIn({}, ''), 400, [`captcha:${ADDRESS}: 1`]],
  ['an invented captcha', () => signIn({}, 'A'.repeat(200)), 400, [`captcha:${ADDRESS}: 1`]],
  [
    'a used captcha',
    async () => {
      const token = await solved();
      await signIn({}, token);
      return signIn({ password: 'wrong' }, token);
    },
    400,
    [`captcha:${ADDRESS}: 1`],
  ],
  ['an invented passkey', () => signIn({ passkey: new Authenticator().get(INVENTED) }, ''), 401, ADDRESS_ONLY],
  [
    'an invented passkey without readable data',
    async () => {
      const { response, ...names } = new Authenticator().get(INVENTED);
      return signIn({ passkey: { ...names, response: { ...response, clientDataJSON: 'e30' } } }, '');
    },
    401,
    ADDRESS_ONLY,
  ],
  [
    'an invented passkey for an unknown user',
    () => signIn({ username: 'nobody', passkey: new Authenticator().get(INVENTED) }, ''),
    401,
    ADDRESS_ONLY,
  ],
  [
    "the account's passkey with an invented challenge",
    async () => signIn({ passkey: (await addPasskey()).get(INVENTED) }, ''),
    401,
    ADDRESS_ONLY,
  ],
  [
    'the challenge of signing in with a passkey alone',
    async () => signIn({ passkey: (await addPasskey()).get(await challengeAlone()) }, ''),
    401,
    ADDRESS_ONLY,
  ],
  [
    'the challenge of another account',
    async () => {
      await addOther();
      const authenticator = await addPasskey(OTHER.username);
      return signIn({ passkey: authenticator.get(await secondStep(OTHER)) }, '');
    },
    401,
    ADDRESS_ONLY,
  ],
  [
    'an expired challenge of the account',
    async () => {
      const passkey = (await addPasskey()).get(await secondStep());
      api.pass(5 * MINUTE);
      return signIn({ passkey }, '');
    },
    401,
    ADDRESS_ONLY,
  ],
  [
    'a used challenge of the account',
    async () => {
      const passkey = (await addPasskey()).get(await secondStep());
      await signIn({ passkey }, '');
      return signIn({ passkey }, '');
    },
    401,
    ADDRESS_ONLY,
  ],
  [
    'an unknown passkey with a challenge of the account',
    async () => {
      await addPasskey();
      return signIn({ passkey: new Authenticator().get(await secondStep()) }, '');
    },
    401,
    ACCOUNT,
  ],
  [
    'a wrong signature with a challenge of the account',
    async () => {
      const id = (await addPasskey()).id.toString('base64url');
      const forged = { ...new Authenticator().get(await secondStep()), id, rawId: id };
      return signIn({ passkey: forged }, '');
    },
    401,
    ACCOUNT,
  ],
  [
    "another account's passkey with a challenge of the account",
    async () => {
      await addOther();
      await addPasskey();
      const foreign = await addPasskey(OTHER.username);
      return signIn({ passkey: foreign.get(await secondStep()) }, '');
    },
    401,
    ACCOUNT,
  ],
  [
    'a wrong password with the right passkey',
    async () => signIn({ passkey: (await addPasskey()).get(await secondStep()), password: 'wrong' }, ''),
    401,
    ACCOUNT,
  ],
  [
    'an invented new passkey',
    () => signIn({ newPasskey: new Authenticator().create(INVENTED) }, ''),
    401,
    ADDRESS_ONLY,
  ],
  [
    'a new passkey of another site with a challenge of the account',
    async () =>
      signIn({ newPasskey: new Authenticator().create(await challengeOfNew(), { rpId: 'evil.example' }) }, ''),
    401,
    ACCOUNT,
  ],
  [
    'a wrong password with a new passkey',
    async () => signIn({ newPasskey: new Authenticator().create(await challengeOfNew()), password: 'wrong' }, ''),
    401,
    ACCOUNT,
  ],
  ['an invented passkey alone', () => signInAlone(new Authenticator().get(INVENTED)), 401, ADDRESS_ONLY],
  [
    'a wrong signature of a passkey alone',
    async () => {
      const id = (await addPasskey()).id.toString('base64url');
      return signInAlone({ ...new Authenticator().get(await challengeAlone()), id, rawId: id });
    },
    401,
    ADDRESS_ONLY,
  ],
  [
    'a wrong password as a proof of identity',
    async () => proveWith({ password: 'wrong' }, await sessionOf()),
    400,
    OWN_PASSWORD,
  ],
  [
    'an invented passkey as a proof of identity',
    async () => proveWith({ passkey: new Authenticator().get(INVENTED) }, await sessionOf()),
    400,
    ADDRESS_ONLY,
  ],
  [
    'an unknown passkey as a proof of identity, with its challenge',
    async () => {
      const token = await sessionOf();
      return proveWith({ passkey: new Authenticator().get(await challengeOfProof(token)) }, token);
    },
    400,
    ADDRESS_ONLY,
  ],
  [
    'a wrong old password',
    async () =>
      send('POST /v1/auth/change-password', { oldPassword: 'wrong', newPassword: 'a third horse' }, await sessionOf()),
    400,
    OWN_PASSWORD,
  ],
  [
    'an unknown welcome link',
    () => send('POST /v1/administrator/welcome', { token: 'x' }),
    403,
    [`welcome:${ADDRESS}: 1`],
  ],
  [
    'an unknown welcome link for a password',
    () => send('POST /v1/administrator/welcome/password', { token: 'x', newPassword: 'a third horse' }),
    403,
    [`welcome:${ADDRESS}: 1`],
  ],
  [
    'an expired welcome link',
    async () => {
      const { token } = (await send('POST /v1/administrator', { username: 'ben' }, await sessionOf())).json;
      api.pass(4 * 24 * 60 * MINUTE);
      return send('POST /v1/administrator/welcome', { token });
    },
    403,
    NOTHING,
  ],
  [
    'a renewal with an unknown token',
    () => send('POST /v1/auth/renew', { refreshToken: 'x' }),
    401,
    [`renewal:${ADDRESS}: 1`],
  ],
  [
    'a sign-out with an unknown token',
    () => send('POST /v1/auth/sign-out', { refreshToken: 'x' }),
    200,
    [`sign-out:${ADDRESS}: 1`],
  ],
  ['an invented access token', () => send('GET /v1/course', undefined, 'x'), 401, NOTHING],
  ['an invented API key', () => send('GET /v1/service/events', undefined, 'cpd_x'), 401, NOTHING],
])('%s counts what it has cost', async (_, fail, status, costs, username = TEST_ADMIN.username) => {
  const failed = await fail();
  expect([failed.status, await counted(username)]).toEqual([status, costs]);
});

test('anyone can send invented passkeys for an account, and its owner signs in', async () => {
  for (let count = 0; count < 60; count += 1) {
    const passkey = new Authenticator().get(INVENTED);
    expect((await signIn({ [count % 2 === 0 ? 'passkey' : 'newPasskey']: passkey }, '')).status).not.toBe(200);
  }
  expect((await signIn()).status).toBe(200);
});

test('invented passkeys are throttled after sixty a minute from one address', async () => {
  const passkey = new Authenticator().get(INVENTED);
  for (let count = 0; count < 60; count += 1) expect((await signIn({ passkey }, '')).status).toBe(401);
  expect((await signIn({ passkey }, '')).status).toBe(429);
});
