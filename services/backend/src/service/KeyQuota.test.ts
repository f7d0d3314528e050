import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { systemActor } from '../http/Actor.ts';
import { openTestApp, TestApp } from '../testing/testApp.ts';
import { addKey } from './apiKeys.ts';

const MINUTE = 60_000;

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp({ API_KEY_REQUESTS_PER_MINUTE: '3' });
});
beforeEach(async () => {
  await api.reset();
  // So that no process remembers an earlier minute.
  api.pass(2 * MINUTE);
});
afterAll(() => api.close());

const newKey = async () =>
  (await addKey(api.deps.database, { name: 'mobile', scopes: ['events:read'] }, systemActor('command'))).key;

async function send(key: string, app = api, path = 'events') {
  const headers = { authorization: `Bearer ${key}` };
  const response = await app.request(`GET /v1/service/${path}`, { bearer: false, headers });
  const [limit, policy, retryAfter] = ['ratelimit', 'ratelimit-policy', 'retry-after'].map((name) =>
    response.headers.get(name),
  );
  return { status: response.status, code: response.json.code, limit, policy, retryAfter };
}

const withLimit = (apiKeyRequestsPerMinute: number) => {
  const { deps } = api;
  return new TestApp({ ...deps, config: { ...deps.config, apiKeyRequestsPerMinute } }, { now: deps.now() });
};

test('a key may make so many requests a minute, rejected ones included, and is told how many are left', async () => {
  const key = await newKey();
  const policy = '"key";q=3;w=60';
  expect(await send(key)).toMatchObject({ status: 200, limit: '"key";r=2;t=60', policy });
  expect(await send(key, api, 'catalog/courses')).toMatchObject({ status: 403, limit: '"key";r=1;t=60', policy });
  api.pass(MINUTE / 2);
  expect(await send(key)).toMatchObject({ status: 200, limit: '"key";r=0;t=30' });
  const rejected = { status: 429, code: 'TOO_MANY_REQUESTS', limit: '"key";r=0;t=30', policy, retryAfter: '30' };
  expect(await send(key)).toEqual(rejected);
  expect((await send(await newKey())).status).toBe(200);
  api.pass(MINUTE / 2);
  expect(await send(key)).toMatchObject({ status: 200, limit: '"key";r=2;t=60' });
});

test('the requests of all processes count together, also at the same moment', async () => {
  const key = await newKey();
  const processes = [withLimit(250), withLimit(250)] as const;
  const responses = await Promise.all(
    Array.from({ length: 300 }, (_, index) => send(key, processes[index % 2 ? 0 : 1])),
  );
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(250);
  expect(responses.filter(({ status }) => status === 429)).toHaveLength(50);
});

test('a hundredth of the limit is counted at once, so that few requests write to the database', async () => {
  const key = await newKey();
  const app = withLimit(1_000);
  const counted = async () =>
    (await api.deps.database.queries.selectFrom('api_keys').select('requests').executeTakeFirst())?.requests;
  for (let count = 0; count < 10; count += 1) await send(key, app);
  expect(await counted()).toBe(10);
  expect(await send(key, app)).toMatchObject({ status: 200, limit: '"key";r=989;t=60' });
  expect(await counted()).toBe(20);
});

test('a key can be used again after its requests could not be counted', async () => {
  const key = await newKey();
  const { database } = api.deps;
  await database.queries.schema.alterTable('api_keys').renameColumn('requests', 'unavailable').execute();
  const headers = { authorization: `Bearer ${key}` };
  expect((await api.app.request('/v1/service/events', { headers })).status).toBe(500);
  await database.queries.schema.alterTable('api_keys').renameColumn('unavailable', 'requests').execute();
  expect((await send(key)).status).toBe(200);
});
