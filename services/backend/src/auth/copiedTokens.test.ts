import { SESSION_ENDED_MESSAGE } from '@cpd/domain/session';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../testing/testApp.ts';
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
    expect(await renew(refreshToken, THIEF)).toMatchObject({ status: 401, json: { message: SESSION_ENDED_MESSAGE } });
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
    ['another network, as on the road', { ...OWNER, address: THIEF.address }],
    ['another user agent in the same network', { ...OWNER, headers: THIEF.headers }],
    ['the same device, as a second tab does', OWNER],
  ])('goes on from %s', async (_, from) => {
    const { refreshToken } = await api.signIn();
    const first = (await renew(refreshToken, OWNER)).json;
    api.pass(20_000);
    expect((await renew(refreshToken, from)).json.refreshToken).toBe(first.refreshToken);
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
    expect(other).toMatchObject({ refreshToken: expect.any(String) });
    expect(Object(other).refreshToken).toBe(Object(one).refreshToken);
  });
});
