import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../testing/testApp.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());

test('counts calls by their route, so that ids make no series of their own', async () => {
  for (const id of ['a', 'b', 'c']) await api.call(`GET /v1/course/${id}?token=secret`);
  await api.call('GET /v1/unknown');
  const answer = await api.deps.metrics.app().request('/metrics');
  const text = await answer.text();
  expect(answer.headers.get('content-type')).toContain('text/plain');
  expect(text).toContain(
    'http_server_request_duration_seconds_count{http_request_method="GET",http_route="/v1/course/:id",http_response_status_code="404"} 3',
  );
  expect(text).toContain('nodejs_eventloop_lag_seconds');
  expect(text).not.toContain('secret');
});

test('are not served on the port of the API', async () => {
  expect((await api.call('GET /metrics', { bearer: false })).status).toBe(404);
});
