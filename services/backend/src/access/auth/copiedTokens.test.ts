import { english } from '@cpd/domain/english';
import { SESSION_ENDED_MESSAGE } from '@cpd/domain/session';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/testApp.ts';
import { Sessions } from './Sessions.ts';
import { tokenKey } from './tokenKeys.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const OWNER = { address: '203.0.113.7', headers: { 'user-agent': 'Firefox' } };
const THIEF = { address: '198.51.100.9', headers: { 'user-agent': 'curl' } };
const THIEF_WITH_SAME_BROWSER = { ...OWNER, address: THIEF.address };
const readCourses = (accessToken: string) =>
  api.request('GET /v1/course', { bearer: false, headers: { authorization: `Bearer ${accessToken}` } });
const renew = (refreshToken: string, from: { address: string; headers: Record<string, string> }) =>
  api.request('POST /v1/auth/renew', { body: { refreshToken }, bearer: false, ...from });
const actions = async () =>
  (await api.deps.database.queries.selectFrom('audit').select(['actor', 'action']).orderBy('ordinal').execute()).slice(
    -1,
  );

describe('a copied refresh token that is used within 60 seconds', () => {
  test('ends the session when the owner has renewed on another device, as the history shows', async () => {
    const { refreshToken } = await api.signIn();
    const owner = (await renew(refreshToken, OWNER)).json;
    api.pass(20_000);
    expect(await renew(refreshToken, THIEF)).toMatchObject({
      status: 401,
      json: { message: english(SESSION_ENDED_MESSAGE) },
    });
    expect((await renew(owner.refreshToken, OWNER)).status).toBe(401);
    const headers = { authorization: `Bearer ${owner.accessToken}` };
    expect((await api.request('GET /v1/course', { headers, bearer: false })).status).toBe(401);
    expect(await actions()).toEqual([{ actor: 'upkeep', action: 'admin.token-used-elsewhere' }]);
  });

  test('also ends the session if the thief was first', async () => {
    const { refreshToken } = await api.signIn();
    const thief = (await renew(refreshToken, THIEF)).json;
    api.pass(20_000);
    expect((await renew(refreshToken, OWNER)).status).toBe(401);
    expect((await renew(thief.refreshToken, THIEF)).status).toBe(401);
  });

  test.each([
    ['another user agent in the same network', { ...OWNER, headers: THIEF.headers }],
    ['the same device, as a second tab does', OWNER],
  ])('goes on from %s', async (_, from) => {
    const { refreshToken } = await api.signIn();
    const first = (await renew(refreshToken, OWNER)).json;
    api.pass(20_000);
    expect((await renew(refreshToken, from)).json.refreshToken).toBe(first.refreshToken);
    expect(await actions()).toEqual([{ actor: expect.any(String), action: 'admin.signed-in' }]);
  });

  test.each([
    ['the thief', THIEF_WITH_SAME_BROWSER, OWNER],
    ['the owner, on the road', OWNER, THIEF_WITH_SAME_BROWSER],
  ])('goes on from another network, and history and session list show it: %s', async (_, first, second) => {
    const { refreshToken } = await api.signIn();
    const renewed = (await renew(refreshToken, first)).json;
    api.pass(20_000);
    const { json } = await renew(refreshToken, second);
    expect(json.refreshToken).toBe(renewed.refreshToken);
    expect(await actions()).toEqual([{ actor: 'upkeep', action: 'admin.token-used-in-two-networks' }]);
    const headers = { authorization: `Bearer ${json.accessToken}` };
    const { docs } = (await api.request('GET /v1/session', { headers, bearer: false })).json;
    expect(docs).toMatchObject([{ concurrentNetworks: [first.address, second.address] }]);
  });
});

describe.each([
  ['the new access token', (tokens: { accessToken: string }) => readCourses(tokens.accessToken)],
  ['the new refresh token', async (tokens: { refreshToken: string }) => renew(tokens.refreshToken, OWNER)],
])('a replaced refresh token, once %s was used', (_, use) => {
  test('ends the session if it is used in another network', async () => {
    const { refreshToken } = await api.signIn();
    const owner = (await renew(refreshToken, OWNER)).json;
    expect((await use(owner)).status).toBe(200);
    expect((await renew(refreshToken, THIEF_WITH_SAME_BROWSER)).status).toBe(401);
    expect((await readCourses(owner.accessToken)).status).toBe(401);
    expect(await actions()).toEqual([{ actor: 'upkeep', action: 'admin.token-used-elsewhere' }]);
  });

  test('is rejected in the same network, as from a second tab, and the session goes on', async () => {
    const { refreshToken } = await api.signIn();
    const owner = (await renew(refreshToken, OWNER)).json;
    expect((await use(owner)).status).toBe(200);
    expect((await renew(refreshToken, OWNER)).status).toBe(401);
    expect((await readCourses(owner.accessToken)).status).toBe(200);
  });
});

describe('while keys are rotated', () => {
  const old = tokenKey('the old secret of this service, long enough');
  const next = tokenKey('the new secret of this service, also long enough');
  const from = { network: null, agent: null };

  test.each([
    ['old before old,new', [old], [old, next]],
    ['old,new before new,old', [old, next], [next, old]],
    ['new,old before old,new', [next, old], [old, next]],
    ['new,old before new', [next, old], [next]],
  ] as const)('one refresh token has one successor in two processes: %s', async (_, first, second) => {
    const { database, now } = api.deps;
    const { refreshToken } = await api.signIn();
    const one = await new Sessions(database, [...first], now).renew(refreshToken, from);
    const other = await new Sessions(database, [...second], now).renew(refreshToken, from);
    expect(other).toMatchObject({ tokens: { refreshToken: expect.any(String) } });
    expect(Object(other).tokens.refreshToken).toBe(Object(one).tokens.refreshToken);
  });
});
