import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestApp, TEST_ADMIN, type TestApp } from '../../testing/testApp.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const MINUTE = 60_000;
const PROOF_REQUIRED = { status: 403, json: { code: 'PROOF_REQUIRED' } };

/** Sends requests with a single access token, like someone who has stolen it. */
const bearerOf =
  (accessToken: string) =>
  (line: string, body: unknown = {}) =>
    api.request(line, { body, bearer: false, headers: { authorization: `Bearer ${accessToken}` } });

const renew = (refreshToken: string) => api.request('POST /v1/auth/renew', { body: { refreshToken }, bearer: false });

/** Adds an administrator as another user, and returns their id. */
async function addOther(username = 'ben'): Promise<string> {
  return (await api.request('POST /v1/administrator', { body: { username } })).json._id;
}

describe('a session that proved its identity more than five minutes ago', () => {
  test('cannot add an administrator with only its access token', async () => {
    const send = bearerOf((await api.signIn()).accessToken);
    api.pass(5 * MINUTE);
    expect(await send('POST /v1/administrator', { username: 'mallory' })).toMatchObject(PROOF_REQUIRED);
    const { docs } = (await api.request('GET /v1/administrator')).json;
    expect(docs.map(({ username }: { username: string }) => username)).toEqual([TEST_ADMIN.username]);
  });

  test("cannot replace another administrator's password by a welcome link", async () => {
    const other = await addOther();
    const send = bearerOf((await api.signIn()).accessToken);
    api.pass(5 * MINUTE);
    expect(await send(`POST /v1/administrator/${other}/link`)).toMatchObject(PROOF_REQUIRED);
  });

  test('cannot disable or enable an administrator', async () => {
    const other = await addOther();
    const send = bearerOf((await api.signIn()).accessToken);
    api.pass(5 * MINUTE);
    expect(await send(`POST /v1/administrator/${other}/disable`)).toMatchObject(PROOF_REQUIRED);
    expect(await send(`POST /v1/administrator/${other}/enable`)).toMatchObject(PROOF_REQUIRED);
  });

  test('cannot add or revoke an API key', async () => {
    const send = bearerOf((await api.signIn()).accessToken);
    const key = { name: 'mobile', scopes: ['users:write'] };
    const { json } = await send('POST /v1/api-key', key);
    api.pass(5 * MINUTE);
    expect(await send('POST /v1/api-key', key)).toMatchObject(PROOF_REQUIRED);
    expect(await send(`DELETE /v1/api-key/${json._id}`)).toMatchObject(PROOF_REQUIRED);
  });

  test('cannot end sessions, which would sign the owner out', async () => {
    const owner = await api.signIn();
    const { accessToken } = await api.signIn();
    const headers = { authorization: `Bearer ${accessToken}` };
    api.pass(5 * MINUTE);
    const { docs } = (await api.request('GET /v1/session', { bearer: false, headers })).json;
    for (const path of ['/v1/session', ...docs.map(({ _id }: { _id: string }) => `/v1/session/${_id}`)]) {
      expect(await bearerOf(accessToken)(`DELETE ${path}`)).toMatchObject(PROOF_REQUIRED);
    }
    const renewed = await api.request('POST /v1/auth/renew', {
      body: { refreshToken: owner.refreshToken },
      bearer: false,
    });
    expect(renewed.status).toBe(200);
  });

  test('cannot download lists of people, but may download others', async () => {
    const { accessToken } = await api.signIn();
    api.pass(5 * MINUTE);
    const headers = { authorization: `Bearer ${accessToken}` };
    const statusOf = async (list: string) =>
      (await api.request(`GET /v1/export/${list}`, { bearer: false, headers })).status;
    const lists = ['users', 'certificates', 'courses', 'events', 'groups', 'posts'];
    expect(await Promise.all(lists.map(statusOf))).toEqual([403, 403, 200, 200, 200, 403]);
  });

  test('cannot delete an item for good, unless it is a blank draft', async () => {
    const send = bearerOf((await api.signIn()).accessToken);
    const [full, blank] = [
      (await send('POST /v1/event/draft/')).json.data,
      (await send('POST /v1/event/draft/')).json.data,
    ];
    await send('PATCH /v1/event', { event: full, hyperlink: 'https://a.example' });
    for (const id of [full, blank]) await send(`DELETE /v1/event/${id}`);
    api.pass(5 * MINUTE);
    expect(await send(`DELETE /v1/bin/item/${full}?kind=event`)).toMatchObject(PROOF_REQUIRED);
    expect((await send(`DELETE /v1/bin/item/${blank}?kind=event`)).status).toBe(200);
  });

  test('changes the password with the old one, which is a proof itself', async () => {
    const send = bearerOf((await api.signIn()).accessToken);
    api.pass(5 * MINUTE);
    const change = (oldPassword: string) =>
      send('POST /v1/auth/change-password', { oldPassword, newPassword: 'another horse' });
    expect(await change('wrong')).toMatchObject({ status: 400, json: { code: 'WRONG_PASSWORD' } });
    expect((await change(TEST_ADMIN.password)).status).toBe(200);
  });

  test('may do everything else', async () => {
    const { accessToken } = await api.signIn();
    api.pass(5 * MINUTE);
    const headers = { authorization: `Bearer ${accessToken}` };
    expect((await api.request('GET /v1/administrator', { bearer: false, headers })).status).toBe(200);
    expect((await bearerOf(accessToken)('POST /v1/event/draft/')).status).toBe(200);
  });
});

describe('proving the identity', () => {
  const prove = (send: ReturnType<typeof bearerOf>, password: string) =>
    send('POST /v1/session/current/proof', { password });

  test('a sign-in is a proof for just under five minutes', async () => {
    const send = bearerOf((await api.signIn()).accessToken);
    api.pass(5 * MINUTE - 1);
    expect((await send('POST /v1/administrator', { username: 'ben' })).status).toBe(200);
  });

  test('the password is a proof for five minutes, through renewals and for that session only', async () => {
    const { accessToken } = await api.signIn();
    const other = bearerOf((await api.signIn()).accessToken);
    api.pass(6 * MINUTE);
    const expiresAt = new Date(api.deps.now().getTime() + 5 * MINUTE).toISOString();
    const { status, json, headers } = await prove(bearerOf(accessToken), TEST_ADMIN.password);
    expect([status, json]).toEqual([
      200,
      { expiresAt, accessToken: expect.any(String), refreshToken: expect.any(String) },
    ]);
    expect(headers.get('cache-control')).toBe('no-store');
    const send = bearerOf((await renew(json.refreshToken)).json.accessToken);
    expect((await send('POST /v1/administrator', { username: 'ben' })).status).toBe(200);
    expect(await other('POST /v1/administrator', { username: 'cy' })).toMatchObject(PROOF_REQUIRED);
    api.pass(5 * MINUTE);
    expect(await send('POST /v1/administrator', { username: 'cy' })).toMatchObject(PROOF_REQUIRED);
  });

  test('a proof does not count for access tokens from before it, which may have been copied', async () => {
    const { accessToken } = await api.signIn();
    api.pass(6 * MINUTE);
    const { json } = await prove(bearerOf(accessToken), TEST_ADMIN.password);
    expect(await bearerOf(accessToken)('POST /v1/administrator', { username: 'ben' })).toMatchObject(PROOF_REQUIRED);
    expect((await bearerOf(json.accessToken)('POST /v1/administrator', { username: 'ben' })).status).toBe(200);
  });

  test('a proof does not count for refresh tokens from before it, or for what they are exchanged for', async () => {
    const { accessToken, refreshToken } = await api.signIn();
    api.pass(6 * MINUTE);
    await prove(bearerOf(accessToken), TEST_ADMIN.password);
    let copied = refreshToken;
    for (let count = 0; count < 3; count += 1) {
      const { json } = await renew(copied);
      expect(await bearerOf(json.accessToken)('POST /v1/administrator', { username: 'ben' })).toMatchObject(
        PROOF_REQUIRED,
      );
      copied = json.refreshToken;
    }
  });

  test('the new refresh token ends earlier ones when it is used, and one that comes back ends the session', async () => {
    const { accessToken, refreshToken } = await api.signIn();
    api.pass(6 * MINUTE);
    const { json } = await prove(bearerOf(accessToken), TEST_ADMIN.password);
    const copied = (await renew(refreshToken)).json;
    const owner = (await renew(json.refreshToken)).json;
    expect((await renew(copied.refreshToken)).status).toBe(401);
    expect((await bearerOf(owner.accessToken)('POST /v1/event/draft/')).status).toBe(401);
    const { docs } = (await api.request('GET /v1/activity')).json;
    expect(docs.map(({ action }: { action: string }) => action)).toContain('admin.token-reused');
  });

  test('a client that ignores the new refresh token stays signed in', async () => {
    const { accessToken, refreshToken } = await api.signIn();
    api.pass(6 * MINUTE);
    const { json } = await prove(bearerOf(accessToken), TEST_ADMIN.password);
    expect((await bearerOf(json.accessToken)('POST /v1/administrator', { username: 'ben' })).status).toBe(200);
    let token = refreshToken;
    for (let count = 0; count < 3; count += 1) {
      api.pass(15 * MINUTE);
      const renewed = await renew(token);
      expect(renewed.status).toBe(200);
      token = renewed.json.refreshToken;
    }
  });

  test('a renewal alone is no proof', async () => {
    const { refreshToken } = await api.signIn();
    api.pass(5 * MINUTE);
    const renewed = await api.request('POST /v1/auth/renew', { body: { refreshToken }, bearer: false });
    const send = bearerOf(renewed.json.accessToken);
    expect(await send('POST /v1/administrator', { username: 'ben' })).toMatchObject(PROOF_REQUIRED);
  });

  test('a wrong password returns 400 and proves nothing', async () => {
    const send = bearerOf((await api.signIn()).accessToken);
    api.pass(5 * MINUTE);
    expect(await prove(send, 'wrong')).toMatchObject({ status: 400, json: { code: 'WRONG_PASSWORD' } });
    expect(await send('POST /v1/administrator', { username: 'ben' })).toMatchObject(PROOF_REQUIRED);
  });

  test('guesses of the password are counted together with those of a password change', async () => {
    const send = bearerOf((await api.signIn()).accessToken);
    const change = { oldPassword: 'wrong', newPassword: 'another horse' };
    for (let count = 0; count < 10; count += 1) {
      await prove(send, 'wrong');
      await send('POST /v1/auth/change-password', change);
    }
    expect(await prove(send, TEST_ADMIN.password)).toMatchObject({ status: 429, json: { code: 'TOO_MANY_ATTEMPTS' } });
    expect((await send('POST /v1/auth/change-password', change)).status).toBe(429);
  });

  test('a hundred wrong passwords within a day end the session, and the owner signs in again', async () => {
    const send = bearerOf((await api.signIn()).accessToken);
    const statuses: number[] = [];
    for (let count = 0; count < 100; count += 1) {
      if (count % 20 === 0) api.pass(MINUTE);
      statuses.push((await prove(send, 'wrong')).status);
    }
    expect(statuses).toEqual([...new Array(99).fill(400), 401]);
    api.pass(MINUTE);
    expect((await prove(send, TEST_ADMIN.password)).status).toBe(401);
    const { docs } = (await api.request('GET /v1/activity')).json;
    expect(docs.map(({ action }: { action: string }) => action)).toContain('admin.session-guessed');
    const owner = bearerOf((await api.signIn()).accessToken);
    expect((await prove(owner, TEST_ADMIN.password)).status).toBe(200);
  });
});

test('the list of administrators names who added whom', async () => {
  await addOther();
  const { docs } = (await api.request('GET /v1/administrator')).json;
  expect(
    docs.map(({ username, addedBy }: { username: string; addedBy: string | null }) => [username, addedBy]),
  ).toEqual([
    [TEST_ADMIN.username, null],
    ['ben', TEST_ADMIN.username],
  ]);
});
