import { once } from 'node:events';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { withDeadlines } from '../files/storage/withDeadlines.ts';
import { seedImage } from '../testing/seed.ts';
import { openTestApp, TestApp } from '../testing/testApp.ts';
import { listen } from './listen.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

test('a read is aborted down to the storage when its client disconnects', async () => {
  const { promise: asked, resolve: ask } = Promise.withResolvers<AbortSignal | undefined>();
  const read = (_key: string, _range: unknown, signal?: AbortSignal) => {
    ask(signal);
    return new Promise<null>(() => {});
  };
  const storage = withDeadlines({ ...api.deps.storage, read });
  const listening = await listen('127.0.0.1', 0);
  listening.serve(new TestApp({ ...api.deps, storage }, { now: api.deps.now() }).app);
  const client = new AbortController();
  const id = await seedImage(api.deps.database);
  const response = fetch(`http://127.0.0.1:${listening.port}/v1/image/${id}`, { signal: client.signal });
  const signal = await asked;
  client.abort();
  await expect(response).rejects.toThrow();
  if (signal?.aborted === false) await once(signal, 'abort');
  expect(signal?.aborted).toBe(true);
  await listening.stop();
});

test('a read whose client has gone sends no query, and is not counted as a service error', async () => {
  const { accessToken } = await api.signIn();
  const headers = { authorization: `Bearer ${accessToken}` };
  const response = await api.app.request('/v1/course', { headers, signal: AbortSignal.abort() });
  expect(response.status).toBe(499);
});

test('a change is completed even if its client has gone', async () => {
  const { accessToken } = await api.signIn();
  const headers = { authorization: `Bearer ${accessToken}` };
  await api.app.request('/v1/course/draft', { method: 'POST', headers, signal: AbortSignal.abort() });
  expect((await api.request('GET /v1/course')).json.total).toBe(1);
});
