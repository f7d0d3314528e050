import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestApp, TEST_ADMIN, type TestApp } from '../../testing/testApp.ts';
import { findAdministrator } from '../administrators/store.ts';
import { Authenticator } from './Authenticator.fixture.ts';

const MINUTE = 60_000;
let api: TestApp;
beforeAll(async () => {
  api = await openTestApp({ PUBLIC_SITE_URL: 'http://localhost:8080' });
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const open = (line: string, body: unknown = {}) => api.request(line, { body, bearer: false });
const startAdding = async (): Promise<string> => (await api.request('POST /v1/passkey/challenge')).json.challenge;
const addAnswer = (passkey: unknown, name = 'Laptop') => api.request('POST /v1/passkey', { body: { name, passkey } });

/** Adds a passkey to the test administrator. */
async function added(name = 'Laptop'): Promise<Authenticator> {
  const authenticator = new Authenticator();
  expect((await addAnswer(authenticator.create(await startAdding()), name)).status).toBe(200);
  return authenticator;
}
const list = async () => (await api.request('GET /v1/passkey')).json.docs;
const signIn = (more: object = {}) => open('POST /v1/auth/sign-in', { ...TEST_ADMIN, token: 'any', ...more });
const challengeAlone = async (): Promise<string> => (await open('POST /v1/auth/passkey/challenge')).json.challenge;
const signInAlone = (passkey: unknown) => open('POST /v1/auth/passkey', { passkey });
const BAD_PASSKEY = { status: 401, json: { code: 'BAD_PASSKEY' } };

describe('passkeys in the settings', () => {
  test('passkeys are added, listed with their last use, renamed and removed', async () => {
    const authenticator = await added(' Laptop ');
    expect(await list()).toEqual([
      { _id: authenticator.id.toString('base64url'), name: 'Laptop', createdAt: expect.any(String), lastUsedAt: null },
    ]);
    await signInAlone(authenticator.get(await challengeAlone()));
    expect((await list())[0].lastUsedAt).toBe(api.deps.now().toISOString());
    const id = authenticator.id.toString('base64url');
    expect((await api.request(`PATCH /v1/passkey/${id}`, { body: { name: 'Phone' } })).json).toEqual({ _id: id });
    expect((await list())[0].name).toBe('Phone');
    expect((await api.request(`DELETE /v1/passkey/${id}`)).status).toBe(200);
    expect(await list()).toEqual([]);
    expect((await api.request(`DELETE /v1/passkey/${id}`)).status).toBe(404);
    const lines = await api.deps.database.queries.selectFrom('audit').select('action').orderBy('ordinal').execute();
    const actions = lines.map(({ action }) => action).filter((action) => action.includes('passkey'));
    expect(actions).toEqual(['admin.passkey-added', 'admin.passkey-renamed', 'admin.passkey-removed']);
  });

  test('changes of passkeys need a recent proof of identity', async () => {
    const { accessToken } = await api.signIn();
    api.pass(5 * MINUTE);
    const headers = { authorization: `Bearer ${accessToken}` };
    const body = { name: 'Laptop', passkey: new Authenticator().create('Y2hhbGxlbmdl') };
    for (const [line, sent] of [
      ['POST /v1/passkey/challenge', undefined],
      ['POST /v1/passkey', body],
      ['PATCH /v1/passkey/any', { name: 'Phone' }],
      ['DELETE /v1/passkey/any', undefined],
    ] as const) {
      const response = await api.request(line, { bearer: false, headers, body: sent });
      expect(response).toMatchObject({ status: 403, json: { code: 'PROOF_REQUIRED' } });
    }
  });

  test.each([
    ['of another origin', { origin: 'https://evil.example' }],
    ['of another site', { rpId: 'evil.example' }],
    ['without user verification', { isVerified: false }],
  ])('a new passkey %s is rejected', async (_, options) => {
    const passkey = new Authenticator().create(await startAdding(), options);
    expect(await addAnswer(passkey)).toMatchObject({ status: 400, json: { code: 'BAD_PASSKEY' } });
    expect(await list()).toEqual([]);
  });

  test('the challenge of a new passkey is valid once, for five minutes and for its administrator', async () => {
    const challenge = await startAdding();
    expect((await addAnswer(new Authenticator().create(challenge))).status).toBe(200);
    const rejected = { status: 400, json: { code: 'BAD_PASSKEY' } };
    expect(await addAnswer(new Authenticator().create(challenge))).toMatchObject(rejected);
    const late = await startAdding();
    api.pass(5 * MINUTE);
    expect(await addAnswer(new Authenticator().create(late))).toMatchObject(rejected);
    expect(await addAnswer(new Authenticator().create(await challengeAlone()))).toMatchObject(rejected);
    expect(await addAnswer(new Authenticator().create('Y2hhbGxlbmdl'))).toMatchObject(rejected);
  });

  test('one passkey is not added twice', async () => {
    const authenticator = await added();
    const again = await addAnswer(authenticator.create(await startAdding()));
    expect(again).toMatchObject({ status: 409, json: { code: 'PASSKEY_EXISTS' } });
  });

  test.each(['', ' \u200b', 'a'.repeat(101)])('a passkey is not named %j', async (name) => {
    const passkey = new Authenticator().create(await startAdding());
    expect((await addAnswer(passkey, name)).status).toBe(400);
  });
});

describe('signing in to an account with a passkey', () => {
  const secondStep = async (response: (challenge: string) => unknown, more: object = {}) => {
    const { json } = await signIn();
    return signIn({ passkey: response(json.passkey.challenge), ...more });
  };

  test('asks for the passkey after the password, and for no second captcha', async () => {
    const authenticator = await added();
    const first = await signIn();
    expect(first).toMatchObject({ status: 401, json: { code: 'PASSKEY_REQUIRED' } });
    expect(first.json.passkey).toMatchObject({
      rpId: 'localhost',
      userVerification: 'required',
      allowCredentials: [{ id: authenticator.id.toString('base64url'), type: 'public-key', transports: ['internal'] }],
    });
    expect(first.json).not.toHaveProperty('accessToken');
    const passkey = authenticator.get(first.json.passkey.challenge);
    expect((await signIn({ passkey })).json).toEqual({
      accessToken: expect.any(String),
      refreshToken: expect.any(String),
    });
  });

  test('works with either of two devices', async () => {
    const devices = [await added('Laptop'), await added('Phone')];
    for (const device of devices) {
      expect((await secondStep((challenge) => device.get(challenge))).status).toBe(200);
    }
  });

  test('still needs the right password', async () => {
    const authenticator = await added();
    expect(await signIn({ password: 'wrong' })).toMatchObject({ status: 401, json: { code: 'WRONG_CREDENTIALS' } });
    const response = await secondStep((challenge) => authenticator.get(challenge), { password: 'wrong' });
    expect(response).toMatchObject({ status: 401, json: { code: 'WRONG_CREDENTIALS' } });
  });

  test("rejects another user's passkey, a challenge of another purpose and a replay", async () => {
    const authenticator = await added();
    expect(await secondStep((challenge) => new Authenticator().get(challenge))).toMatchObject(BAD_PASSKEY);
    const alone = authenticator.get(await challengeAlone());
    expect(await signIn({ passkey: alone })).toMatchObject(BAD_PASSKEY);
    const passkey = authenticator.get((await signIn()).json.passkey.challenge);
    expect((await signIn({ passkey })).status).toBe(200);
    expect(await signIn({ passkey })).toMatchObject(BAD_PASSKEY);
  });
});

describe('signing in with a passkey alone', () => {
  test('needs no name, no password and no captcha', async () => {
    const authenticator = await added();
    const { status, json } = await signInAlone(authenticator.get(await challengeAlone()));
    expect(status).toBe(200);
    const headers = { authorization: `Bearer ${json.accessToken}` };
    const current = await api.request('GET /v1/session/current', { headers, bearer: false });
    expect(current.json.username).toBe(TEST_ADMIN.username);
  });

  test.each([
    ['of another origin', { origin: 'https://evil.example' }],
    ['of a look-alike origin', { origin: 'http://localhost:8081' }],
    ['of another site', { rpId: 'evil.example' }],
    ['without user verification', { isVerified: false }],
  ])('rejects a response %s', async (_, options) => {
    const authenticator = await added();
    expect(await signInAlone(authenticator.get(await challengeAlone(), options))).toMatchObject(BAD_PASSKEY);
  });

  test('rejects a replayed response, an expired challenge and one that is not ours', async () => {
    const authenticator = await added();
    const response = authenticator.get(await challengeAlone());
    const responses = await Promise.all([signInAlone(response), signInAlone(response), signInAlone(response)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
    const late = await challengeAlone();
    api.pass(5 * MINUTE);
    expect(await signInAlone(authenticator.get(late))).toMatchObject(BAD_PASSKEY);
    expect(await signInAlone(authenticator.get('Y2hhbGxlbmdl'))).toMatchObject(BAD_PASSKEY);
  });

  test('rejects a counter that does not grow, as of a copied passkey', async () => {
    const authenticator = await added();
    for (const [counter, status] of [
      [5, 200],
      [5, 401],
      [4, 401],
      [0, 401],
      [6, 200],
    ] as const) {
      authenticator.counter = counter;
      expect((await signInAlone(authenticator.get(await challengeAlone()))).status).toBe(status);
    }
  });

  test('accepts a response that names the user of the passkey, and rejects one that names another', async () => {
    const authenticator = await added();
    const own = await findAdministrator(api.deps.database.queries, 'username', TEST_ADMIN.username);
    for (const [id, status] of [
      [own?.id ?? '', 200],
      ['another', 401],
    ] as const) {
      const userHandle = Buffer.from(id).toString('base64url');
      expect((await signInAlone(authenticator.get(await challengeAlone(), { userHandle }))).status).toBe(status);
    }
  });

  test('rejects another signature, a removed passkey and one of a disabled administrator', async () => {
    const authenticator = await added();
    const forged = { ...new Authenticator().get(await challengeAlone()), id: authenticator.id.toString('base64url') };
    expect(await signInAlone({ ...forged, rawId: forged.id })).toMatchObject(BAD_PASSKEY);
    await api.deps.database.queries.updateTable('admins').set({ disabled_at: api.deps.now() }).execute();
    expect(await signInAlone(authenticator.get(await challengeAlone()))).toMatchObject(BAD_PASSKEY);
    await api.deps.database.queries.updateTable('admins').set({ disabled_at: null }).execute();
    await api.deps.database.queries.deleteFrom('passkeys').execute();
    expect(await signInAlone(authenticator.get(await challengeAlone()))).toMatchObject(BAD_PASSKEY);
  });

  test('signs in alone while wrong passwords of others have locked the account', async () => {
    const authenticator = await added();
    for (let count = 0; count < 20; count += 1) await signIn({ password: 'wrong-password' });
    expect((await signIn()).status).toBe(429);
    expect((await signInAlone(authenticator.get(await challengeAlone()))).status).toBe(200);
  });

  test('rejects after sixty failures a minute from one address with 429', async () => {
    const response = new Authenticator().get('Y2hhbGxlbmdl');
    for (let count = 0; count < 60; count += 1) expect((await signInAlone(response)).status).toBe(401);
    expect((await signInAlone(response)).status).toBe(429);
  });
});

test('a passkey proves the identity of its own session', async () => {
  const authenticator = await added();
  const { json } = await signInAlone(authenticator.get(await challengeAlone()));
  const send = (line: string, body: unknown = {}, { accessToken } = json) =>
    api.request(line, { body, bearer: false, headers: { authorization: `Bearer ${accessToken}` } });
  api.pass(6 * MINUTE);
  const { challenge } = (await send('POST /v1/session/current/proof/challenge')).json;
  const other = authenticator.get(await challengeAlone());
  expect(await send('POST /v1/session/current/proof', { passkey: other })).toMatchObject({
    status: 400,
    json: { code: 'BAD_PASSKEY' },
  });
  expect((await send('POST /v1/administrator', { username: 'ben' })).status).toBe(403);
  const proof = await send('POST /v1/session/current/proof', { passkey: authenticator.get(challenge) });
  expect((await send('POST /v1/administrator', { username: 'ben' }, proof.json)).status).toBe(200);
});

test("another administrator's welcome link also removes the passkeys", async () => {
  await added();
  const { database } = api.deps;
  const own = await findAdministrator(database.queries, 'username', TEST_ADMIN.username);
  const invited = (await api.request('POST /v1/administrator', { body: { username: 'ben' } })).json.token;
  await open('POST /v1/administrator/welcome/password', { token: invited, newPassword: 'another horse' });
  const authorization = `Bearer ${await api.accessTokenOf('ben')}`;
  const link = await api.request(`POST /v1/administrator/${own?.id}/link`, {
    bearer: false,
    headers: { authorization },
  });
  expect((await signIn()).json.code).toBe('PASSKEY_REQUIRED');
  await open('POST /v1/administrator/welcome/password', { token: link.json.token, newPassword: 'a third horse' });
  expect((await signIn({ password: 'a third horse' })).status).toBe(200);
  expect(await database.queries.selectFrom('passkeys').select('id').execute()).toEqual([]);
});

describe('where passkeys are mandatory', () => {
  let strict: TestApp;
  beforeAll(async () => {
    strict = await openTestApp({ PUBLIC_SITE_URL: 'http://localhost:8080', REQUIRE_PASSKEYS: '1' });
  });
  beforeEach(() => strict.reset());
  afterAll(() => strict.close());

  const signInStrictly = (more: object = {}, headers = {}) =>
    strict.request('POST /v1/auth/sign-in', {
      body: { ...TEST_ADMIN, token: 'any', ...more },
      headers,
      bearer: false,
    });

  async function signedInWithNewPasskey() {
    const authenticator = new Authenticator();
    const { json } = await signInStrictly();
    const newPasskey = authenticator.create(json.newPasskey.challenge);
    const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };
    const { status, json: tokens } = await signInStrictly({ newPasskey }, headers);
    expect(status).toBe(200);
    return { authenticator, newPasskey, tokens, bearer: { authorization: `Bearer ${tokens.accessToken}` } };
  }

  test('an administrator who has none adds one at the sign-in, named after the device', async () => {
    const first = await signInStrictly();
    expect(first).toMatchObject({
      status: 401,
      json: { code: 'PASSKEY_SETUP_REQUIRED', newPasskey: { rp: { id: 'localhost' }, user: { name: 'ada' } } },
    });
    const { authenticator, bearer } = await signedInWithNewPasskey();
    const { docs } = (await strict.request('GET /v1/passkey', { headers: bearer, bearer: false })).json;
    expect(docs).toEqual([expect.objectContaining({ name: 'Firefox on Linux', lastUsedAt: null })]);
    const second = await signInStrictly();
    expect(second).toMatchObject({ status: 401, json: { code: 'PASSKEY_REQUIRED' } });
    const passkey = authenticator.get(second.json.passkey.challenge);
    expect((await signInStrictly({ passkey })).status).toBe(200);
  });

  test('a new passkey needs the right password, a challenge of the account, and an account without one', async () => {
    const { json } = await signInStrictly();
    const created = new Authenticator().create(json.newPasskey.challenge);
    const wrong = await signInStrictly({ newPasskey: created, password: 'wrong' });
    expect(wrong).toMatchObject({ status: 401, json: { code: 'WRONG_CREDENTIALS' } });
    expect(await signInStrictly({ newPasskey: created })).toMatchObject(BAD_PASSKEY);
    expect(await signInStrictly({ newPasskey: new Authenticator().create('Y2hhbGxlbmdl') })).toMatchObject(BAD_PASSKEY);
    const early = new Authenticator().create((await signInStrictly()).json.newPasskey.challenge);
    await signedInWithNewPasskey();
    expect(await signInStrictly({ newPasskey: early })).toMatchObject({
      status: 401,
      json: { code: 'PASSKEY_REQUIRED' },
    });
  });

  test('the last passkey stays, and another one can be removed', async () => {
    const { authenticator, bearer } = await signedInWithNewPasskey();
    const call = (line: string, body?: unknown) => strict.request(line, { body, headers: bearer, bearer: false });
    const remove = () => call(`DELETE /v1/passkey/${authenticator.id.toString('base64url')}`);
    expect(await remove()).toMatchObject({ status: 409, json: { code: 'LAST_PASSKEY' } });
    const { challenge } = (await call('POST /v1/passkey/challenge')).json;
    await call('POST /v1/passkey', { name: 'Phone', passkey: new Authenticator().create(challenge) });
    expect((await remove()).status).toBe(200);
  });

  test('the session of an administrator who has none ends at its next renewal', async () => {
    const { tokens } = await signedInWithNewPasskey();
    const renew = (refreshToken: string) =>
      strict.request('POST /v1/auth/renew', { body: { refreshToken }, bearer: false });
    const renewed = await renew(tokens.refreshToken);
    expect(renewed.status).toBe(200);
    await strict.deps.database.queries.deleteFrom('passkeys').execute();
    expect(await renew(renewed.json.refreshToken)).toMatchObject({ status: 401, json: { code: 'SESSION_ENDED' } });
  });
});
