import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { systemActor } from '../../http/Actor.ts';
import { openTestApp, TEST_ADMIN, type TestApp } from '../../testing/testApp.ts';
import { addAdmin } from './adminStore.ts';
import { Sessions } from './Sessions.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const signIn = (userAgent = FIREFOX) =>
  api.request('POST /v1/auth/sign-in', {
    body: { ...TEST_ADMIN, token: 'any' },
    bearer: false,
    headers: { 'user-agent': userAgent },
  });
const renew = (refreshToken: string) => api.request('POST /v1/auth/renew', { body: { refreshToken }, bearer: false });
const withToken = (accessToken: string, line = 'GET /v1/course') =>
  api.request(line, { bearer: false, headers: { authorization: `Bearer ${accessToken}` } });

describe('the list of sessions', () => {
  const list = async (accessToken: string) => (await withToken(accessToken, 'GET /v1/session')).json.docs;

  test('the list of sessions has those of the account that have not ended, the newest first, and marks the current one', async () => {
    const phone = (await signIn('')).json;
    api.pass(DAY);
    const desk = (await signIn()).json;
    const left = (await signIn()).json;
    await api.request('POST /v1/auth/sign-out', { body: { refreshToken: left.refreshToken }, bearer: false });
    api.pass(10 * MINUTE);
    const renewed = (await renew(phone.refreshToken)).json;
    expect(await list(desk.accessToken)).toEqual([
      {
        _id: expect.any(String),
        startedAt: '2026-03-02T09:00:00.000Z',
        renewedAt: '2026-03-02T09:00:00.000Z',
        isCurrent: true,
        device: 'Firefox on Linux',
        network: null,
        isSameNetwork: false,
        concurrentNetworks: null,
      },
      {
        _id: expect.any(String),
        startedAt: '2026-03-01T09:00:00.000Z',
        renewedAt: '2026-03-02T09:10:00.000Z',
        isCurrent: false,
        device: null,
        network: null,
        isSameNetwork: false,
        concurrentNetworks: null,
      },
    ]);
    expect((await list(renewed.accessToken)).map(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toEqual([
      false,
      true,
    ]);
  });

  test('the list of sessions omits those that were not renewed for 30 days', async () => {
    await signIn();
    api.pass(30 * DAY);
    expect(await list((await signIn()).json.accessToken)).toHaveLength(1);
  });

  test('the list of sessions ends one session with its tokens immediately, and no other', async () => {
    const lost = (await signIn()).json;
    const own = (await signIn()).json;
    const { _id } = (await list(own.accessToken)).find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);
    expect((await withToken(own.accessToken, `DELETE /v1/session/${_id}`)).json).toEqual({ _id });
    expect((await withToken(lost.accessToken)).status).toBe(401);
    expect((await renew(lost.refreshToken)).status).toBe(401);
    expect((await renew(own.refreshToken)).status).toBe(200);
    expect((await withToken(own.accessToken, `DELETE /v1/session/${_id}`)).status).toBe(404);
  });

  test('the list of sessions shows and ends only those of its own account', async () => {
    const theirs = (await signIn()).json;
    const [{ _id }] = await list(theirs.accessToken);
    const { database } = api.deps;
    const ben = { username: 'ben', passwordHash: 'no hash' };
    await database.transaction((queries) => addAdmin(queries, ben, systemActor('command')));
    const token = await api.accessTokenOf('ben');
    expect(await list(token)).toHaveLength(1);
    expect((await withToken(token, `DELETE /v1/session/${_id}`)).status).toBe(404);
    expect((await withToken(theirs.accessToken)).status).toBe(200);
  });

  test('the list of sessions is ended at once, except for the current one and those of other accounts', async () => {
    const lost = (await signIn()).json;
    const old = (await signIn()).json;
    const own = (await signIn()).json;
    const { database } = api.deps;
    const ben = { username: 'ben', passwordHash: 'no hash' };
    await database.transaction((queries) => addAdmin(queries, ben, systemActor('command')));
    const token = await api.accessTokenOf('ben');
    expect((await withToken(own.accessToken, 'DELETE /v1/session')).json).toEqual({ count: 2 });
    for (const { accessToken, refreshToken } of [lost, old]) {
      expect([(await withToken(accessToken)).status, (await renew(refreshToken)).status]).toEqual([401, 401]);
    }
    expect([(await withToken(own.accessToken)).status, (await withToken(token)).status]).toEqual([200, 200]);
    expect((await withToken(own.accessToken, 'DELETE /v1/session')).json).toEqual({ count: 0 });
  });
});

describe('the current session', () => {
  const current = (accessToken: string) => withToken(accessToken, 'GET /v1/session/current');

  test('the current session names its user', async () => {
    const { accessToken } = (await signIn()).json;
    expect((await current(accessToken)).json).toEqual({ _id: expect.any(String), username: TEST_ADMIN.username });
  });

  test('the current session ends immediately, even if another process has ended it', async () => {
    const { accessToken } = (await signIn()).json;
    expect((await current(accessToken)).status).toBe(200);
    await api.deps.database.queries.updateTable('sessions').set({ ended_at: api.deps.now() }).execute();
    expect((await current(accessToken)).status).toBe(401);
    expect((await withToken(accessToken)).status).toBe(401);
  });
});

test('a session that ends during the lookup for a request is rejected from then on', async () => {
  const { accessToken, refreshToken } = (await signIn()).json;
  const { database, keys, now } = api.deps;
  const sessions = new Sessions(database, keys, now);
  const lookUp = sessions.usernameOf.bind(sessions);
  vi.spyOn(sessions, 'usernameOf').mockImplementationOnce(async (holder) => {
    const name = await lookUp(holder);
    await sessions.end(refreshToken);
    return name;
  });
  await sessions.identify(accessToken);
  expect(await sessions.identify(accessToken)).toBeNull();
});
