import { afterAll, beforeAll, expect, test } from 'vitest';
import { withTelemetry } from '../../files/storage/withTelemetry.ts';
import { memoryStorage } from '../../testing/memoryStorage.ts';
import { openTestApp, type TestApp } from '../../testing/testApp.ts';
import { Unavailable } from '../limits/deadline.ts';
import { watchQueue } from '../limits/queues.ts';
import { Metrics } from './Metrics.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());

test('count requests by their route, so that ids do not create series', async () => {
  for (const id of ['a', 'b', 'c']) await api.request(`GET /v1/course/${id}?token=secret`);
  await api.request('GET /v1/unknown');
  const response = await api.deps.metrics.app().request('/metrics');
  const text = await response.text();
  expect(response.headers.get('content-type')).toContain('text/plain');
  expect(text).toContain(
    'http_server_request_duration_seconds_count{http_request_method="GET",http_route="/v1/course/:id",http_response_status_code="404"} 3',
  );
  expect(text).toContain('nodejs_eventloop_lag_seconds');
  expect(text).not.toContain('secret');
});

test('include connections, queues and sign-ins', async () => {
  const { metrics } = api.deps;
  await api.signIn();
  const fails = { body: { username: 'ada', password: 'wrong horse', token: 'any' }, bearer: false };
  for (let failure = 0; failure <= 20; failure += 1) await api.request('POST /v1/auth/sign-in', fails);
  const text = await (await metrics.app().request('/metrics')).text();
  expect(text).toMatch(/^db_client_connection_max [1-9]/m);
  expect(text).toMatch(/^db_client_connection_used 0$/m);
  for (const queue of ['connections', 'passwords', 'uploads', 'images', 'pdfs', 'certificates', 'downloads']) {
    expect(text).toContain(`cpd_queue_length{queue="${queue}"} 0`);
    expect(text).toMatch(new RegExp(`^cpd_queue_refused_total\\{queue="${queue}"\\} \\d+$`, 'm'));
  }
  expect(text).toContain('cpd_sign_ins_total{outcome="ok"} 1');
  expect(text).toContain('cpd_sign_ins_total{outcome="refused"} 20');
  expect(text).toContain('cpd_sign_ins_total{outcome="throttled"} 1');
});

test('name the version that runs and the schema of its database', async () => {
  const text = await (await api.deps.metrics.app().request('/metrics')).text();
  expect(text).toMatch(/^cpd_build_info\{version="\d+\.\d+\.\d+",schema="\d{4}[a-z]?-[a-z-]+"\} 1$/m);
});

test('count the rejections of a full queue', async () => {
  const rejectFull = watchQueue('test', () => 7);
  expect(() => rejectFull('Full.')).toThrow(Unavailable);
  const text = await (await api.deps.metrics.app().request('/metrics')).text();
  expect(text).toContain('cpd_queue_length{queue="test"} 7');
  expect(text).toContain('cpd_queue_refused_total{queue="test"} 1');
});

test('count requests to the storage, and failed ones', async () => {
  const metrics = new Metrics(api.deps.database, api.deps.release, { problem: null });
  const storage = withTelemetry(memoryStorage(), metrics);
  await storage.put('key', Buffer.from('bytes'), 'text/plain');
  const failing = withTelemetry({ ...memoryStorage(), read: () => Promise.reject(new Error('gone')) }, metrics);
  await expect(failing.read('key')).rejects.toThrow('gone');
  const text = await (await metrics.app().request('/metrics')).text();
  expect(text).toContain('cpd_storage_call_duration_seconds_count{call="put",outcome="ok"} 1');
  expect(text).toContain('cpd_storage_call_duration_seconds_count{call="read",outcome="failed"} 1');
});

test('count certificates by the source of their drawings', async () => {
  const metrics = new Metrics(api.deps.database, api.deps.release, { problem: null });
  for (const origin of ['drawn', 'kept', 'kept', 'shared'] as const) metrics.countDrawing(origin);
  const text = await (await metrics.app().request('/metrics')).text();
  expect(text).toContain('cpd_certificate_drawings_total{origin="drawn"} 1');
  expect(text).toContain('cpd_certificate_drawings_total{origin="kept"} 2');
  expect(text).toContain('cpd_certificate_drawings_total{origin="shared"} 1');
});

test('name the reason why the process accepts no requests', async () => {
  const readiness: { problem: string | null } = { problem: 'The disk is full.' };
  const metrics = new Metrics(api.deps.database, api.deps.release, readiness);
  const read = async () => (await metrics.app().request('/metrics')).text();
  expect(await read()).toContain('cpd_not_ready{reason="The disk is full."} 1');
  readiness.problem = null;
  expect(await read()).not.toContain('cpd_not_ready{');
});

test('are not served on the port of the API', async () => {
  expect((await api.request('GET /metrics', { bearer: false })).status).toBe(404);
});
