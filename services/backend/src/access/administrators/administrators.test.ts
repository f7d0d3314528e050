import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openTestApp, TEST_ADMIN, type TestApp } from '../../testing/testApp.ts';

const DAY = 24 * 60 * 60_000;
const PASSWORD = 'another horse';
let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const add = (username: string) => api.request('POST /v1/administrator', { body: { username } });
const open = (line: string, body: object) => api.request(line, { body, bearer: false });
const read = (token: string) => open('POST /v1/administrator/welcome', { token });
const choose = (token: string, newPassword = PASSWORD) =>
  open('POST /v1/administrator/welcome/password', { token, newPassword });
const signIn = (username: string, password = PASSWORD) =>
  open('POST /v1/auth/sign-in', { username, password, token: 'any' });
const disable = (id: string, body = {}, headers = {}) =>
  api.request(`POST /v1/administrator/${id}/disable`, { body, headers, bearer: !('authorization' in headers) });
const list = async () => (await api.request('GET /v1/administrator')).json.docs;
const idOf = async (username: string) =>
  (await list()).find((one: { username: string }) => one.username === username)._id;
const lines = async () =>
  (
    await api.deps.database.queries
      .selectFrom('audit')
      .select(['actor_name', 'action', 'title'])
      .orderBy('ordinal')
      .execute()
  )
    .map(({ actor_name, action, title }) => [actor_name, action, title])
    .filter(([, action]) => action !== 'admin.signed-in');

/** Adds an administrator who has chosen a password, and signs them in. */
async function member(username: string) {
  const { _id, token } = (await add(username)).json;
  await choose(token);
  const tokens = (await signIn(username)).json;
  return { id: _id as string, headers: { authorization: `Bearer ${tokens.accessToken}` }, tokens };
}

describe('administrators', () => {
  test('administrators are added by a link, with which they choose their password', async () => {
    const added = await add('  ben ');
    expect(added.json).toEqual({
      _id: expect.any(String),
      token: expect.stringMatching(/^[\w-]{43}$/),
      expiresAt: '2026-03-04T09:00:00.000Z',
    });
    const { token } = added.json;
    expect((await read(token)).json).toEqual({ username: 'ben' });
    expect((await choose(token)).status).toBe(200);
    expect((await signIn('ben')).status).toBe(200);
    expect(await lines()).toEqual([
      [null, 'admin.added', 'ada'],
      ['ada', 'admin.added', 'ben'],
      ['ada', 'admin.link-issued', 'ben'],
      ['ben', 'admin.password-chosen', 'ben'],
    ]);
  });

  test('administrators are listed by name, with when they were added, their last activity, and who cannot sign in', async () => {
    const { id } = await member('ben');
    await add('cy');
    api.pass(2 * DAY);
    await api.request('GET /v1/course');
    await disable(id);
    expect(await list()).toEqual([
      {
        _id: expect.any(String),
        username: 'ada',
        since: expect.any(String),
        addedBy: null,
        lastSeenAt: '2026-03-03T09:00:00.000Z',
        isDisabled: false,
        isInvited: false,
        isSelf: true,
      },
      expect.objectContaining({
        username: 'ben',
        lastSeenAt: '2026-03-01T09:00:00.000Z',
        isDisabled: true,
        isSelf: false,
      }),
      expect.objectContaining({ username: 'cy', lastSeenAt: null, isDisabled: false, isInvited: true }),
    ]);
  });

  test.each(['', ' \u200b ', 'a'.repeat(101)])('administrators are not added by the name %j', async (username) => {
    expect(await add(username)).toMatchObject({ status: 400, json: { code: 'BAD_INPUT' } });
  });

  test('two administrators cannot have the same name', async () => {
    expect(await add('ada')).toMatchObject({ status: 409, json: { code: 'NAME_TAKEN' } });
  });
});

describe('a welcome link', () => {
  const lost = { status: 403, json: { code: 'BAD_LINK' } };

  test('a welcome link is stored as a hash only, and is valid once, for three days', async () => {
    const { token } = (await add('ben')).json;
    const stored = await api.deps.database.queries.selectFrom('welcome_links').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(token);
    api.pass(3 * DAY - 1);
    expect((await read(token)).status).toBe(200);
    api.pass(1);
    expect(await read(token)).toMatchObject({ status: 403, json: { code: 'LINK_EXPIRED' } });
    expect(await choose(token)).toMatchObject({ status: 403, json: { code: 'LINK_EXPIRED' } });
    const { token: second } = (await add('cy')).json;
    await choose(second);
    for (const response of [await read(second), await choose(second, 'a third horse')]) {
      expect(response).toMatchObject({ status: 403, json: { code: 'LINK_SPENT' } });
    }
    expect((await signIn('cy')).status).toBe(200);
  });

  test('a welcome link accepts one of two simultaneous passwords', async () => {
    const { token } = (await add('ben')).json;
    const responses = await Promise.all([choose(token), choose(token, 'a third horse')]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 403]);
  });

  test.each([
    ['short', 'must have 8 to 128 characters.'],
    ['password1', 'is one of those that attackers try first. Please choose another.'],
  ])('a welcome link takes no bad password such as %j, and stays good', async (password, problem) => {
    const { token } = (await add('ben')).json;
    const response = await choose(token, password);
    expect(response).toMatchObject({
      status: 400,
      json: { code: 'BAD_PASSWORD', message: `The new password ${problem}` },
    });
    expect((await choose(token)).status).toBe(200);
  });

  test('a welcome link replaces a forgotten password, invalidates earlier links and ends the sessions', async () => {
    const first = (await add('ben')).json.token;
    const { id, headers, tokens } = await member('cy');
    const issue = async (of: string) => (await api.request(`POST /v1/administrator/${of}/link`)).json.token;
    const second = await issue(await idOf('ben'));
    expect(await read(first)).toMatchObject(lost);
    expect((await read(second)).status).toBe(200);
    const third = await issue(id);
    expect((await api.request('GET /v1/course', { headers, bearer: false })).status).toBe(200);
    await choose(third, 'a third horse');
    expect((await api.request('GET /v1/course', { headers, bearer: false })).status).toBe(401);
    expect((await open('POST /v1/auth/renew', { refreshToken: tokens.refreshToken })).status).toBe(401);
    expect([(await signIn('cy')).status, (await signIn('cy', 'a third horse')).status]).toEqual([401, 200]);
  });

  test('a welcome link is issued neither for the caller nor for a disabled account', async () => {
    const { id } = await member('ben');
    await disable(id);
    const responses = [await idOf('ada'), id, 'nobody'].map((of) => api.request(`POST /v1/administrator/${of}/link`));
    expect((await Promise.all(responses)).map(({ status, json }) => [status, json.code])).toEqual([
      [409, 'OWN_ACCOUNT'],
      [409, 'ADMINISTRATOR_DISABLED'],
      [404, 'NOT_FOUND'],
    ]);
  });

  test('a welcome link is not issued for an account that is disabled at the same moment', async () => {
    const { id } = await member('ben');
    const { database } = api.deps;
    const spy = vi.spyOn(database, 'transaction').mockImplementationOnce(async (work) => {
      expect((await disable(id)).status).toBe(200);
      return database.transaction(work);
    });
    const issued = await api.request(`POST /v1/administrator/${id}/link`);
    spy.mockRestore();
    expect(issued).toMatchObject({ status: 409, json: { code: 'ADMINISTRATOR_DISABLED' } });
  });

  test('a valid welcome link works after sixty wrong ones from the same address, which are throttled', async () => {
    const { token } = (await add('ben')).json;
    for (let count = 0; count < 60; count += 1) expect(await read('wrong')).toMatchObject(lost);
    expect(await read('wrong')).toMatchObject({ status: 429, json: { code: 'TOO_MANY_ATTEMPTS' } });
    expect((await read(token)).status).toBe(200);
    expect((await choose(token)).status).toBe(200);
  });
});

describe('disabling an administrator', () => {
  test('disabling an administrator ends every session at once, invalidates links and prevents sign-ins until they are enabled', async () => {
    const { id, headers, tokens } = await member('ben');
    const { token } = (await api.request(`POST /v1/administrator/${id}/link`)).json;
    expect((await disable(id)).json).toEqual({ _id: id });
    expect((await api.request('GET /v1/course', { headers, bearer: false })).status).toBe(401);
    expect((await open('POST /v1/auth/renew', { refreshToken: tokens.refreshToken })).status).toBe(401);
    expect([(await signIn('ben')).status, (await read(token)).status]).toEqual([401, 403]);
    expect((await disable(id)).status).toBe(200);
    expect((await api.request(`POST /v1/administrator/${id}/enable`)).json).toEqual({ _id: id });
    expect((await api.request(`POST /v1/administrator/${id}/enable`)).status).toBe(200);
    expect((await signIn('ben')).status).toBe(200);
    expect((await lines()).slice(4)).toEqual([
      ['ada', 'admin.link-issued', 'ben'],
      ['ada', 'admin.disabled', 'ben'],
      ['ada', 'admin.enabled', 'ben'],
    ]);
  });

  test('the last administrator who can sign in cannot be disabled, even if others are invited or disabled', async () => {
    await add('invited');
    const { id } = await member('ben');
    await disable(id);
    const own = await idOf('ada');
    expect(await disable(own, { isSelf: true })).toMatchObject({
      status: 409,
      json: { code: 'LAST_ADMINISTRATOR', message: 'ada is the only administrator who can sign in.' },
    });
    expect((await signIn(TEST_ADMIN.username, TEST_ADMIN.password)).status).toBe(200);
  });

  test('disabling an administrator succeeds for one of two who disable each other at the same moment', async () => {
    const { id, headers } = await member('ben');
    const own = await idOf('ada');
    const responses = await Promise.all([disable(id), disable(own, {}, headers)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, expect.any(Number)]);
    const able = await api.deps.database.queries
      .selectFrom('admins')
      .select('id')
      .where('disabled_at', 'is', null)
      .execute();
    expect(able).toHaveLength(1);
  });

  test('administrators disable their own account only with a confirmation in the request', async () => {
    await member('ben');
    const own = await idOf('ada');
    expect(await disable(own)).toMatchObject({ status: 409, json: { code: 'OWN_ACCOUNT' } });
    expect((await disable(own, { isSelf: true })).status).toBe(200);
    expect((await signIn(TEST_ADMIN.username, TEST_ADMIN.password)).status).toBe(401);
  });

  test('disabling an administrator who does not exist returns 404', async () => {
    expect((await disable('nobody')).status).toBe(404);
    expect((await api.request('POST /v1/administrator/nobody/enable')).status).toBe(404);
  });
});
