import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../testing/testApp.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const OFFICE = '203.0.113.7';
const post = (line: string, refreshToken: string, address = OFFICE) =>
  api.request(line, { body: { refreshToken }, bearer: false, address });

describe.each([
  ['renewals', 'POST /v1/auth/renew', 401],
  ['sign-outs', 'POST /v1/auth/sign-out', 200],
])('%s with unknown tokens', (_, line, status) => {
  test('are throttled after sixty a minute from one address, without blocking a valid token', async () => {
    for (let count = 0; count < 60; count += 1) expect((await post(line, 'unknown')).status).toBe(status);
    const rejected = await post(line, 'unknown');
    expect(rejected).toMatchObject({ status: 429, json: { code: 'TOO_MANY_ATTEMPTS' } });
    expect(Number(rejected.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect((await post(line, 'unknown', '198.51.100.9')).status).toBe(status);
    expect((await post(line, (await api.signIn()).refreshToken)).status).toBe(200);
    api.pass(60_000);
    expect((await post(line, 'unknown')).status).toBe(status);
  });
});

test('look-ups of unknown certificates are throttled after sixty a minute from one address', async () => {
  const read = (address: string, path = '/v1/certificate/unknown') =>
    api.request(`GET ${path}`, { bearer: false, address });
  for (let count = 0; count < 60; count += 1) expect((await read(OFFICE)).status).toBe(404);
  expect((await read(OFFICE)).status).toBe(429);
  expect((await read(OFFICE, '/v1/certificate/preview/unknown')).status).toBe(429);
  expect((await read('198.51.100.9')).status).toBe(404);
});
