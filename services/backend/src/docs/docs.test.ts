import type { Endpoint } from '@cpd/api/contract';
import { contract } from '@cpd/api/testing/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../testing/testApp.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());

const endpoints: readonly Endpoint[] = Object.values(contract).flatMap((resource) => Object.values(resource));

test('describes every call of the contract as OpenAPI', async () => {
  const { status, json } = await api.call('GET /v1/docs', { bearer: false });
  expect(status).toBe(200);
  expect(json.openapi).toMatch(/^3\.1/);
  for (const { method, path } of endpoints) {
    const described = json.paths[path.replace(/:(\w+)/g, '{$1}')];
    expect([path, Object.keys(described ?? {})]).toEqual([path, expect.arrayContaining([method.toLowerCase()])]);
  }
});

test.each(endpoints.filter(({ access }) => access === 'bearer').map(({ method, path }) => [`${method} ${path}`]))(
  '%s is refused without a bearer',
  async (line) => {
    expect((await api.call(line, { bearer: false })).status).toBe(401);
  },
);

test.each(endpoints.map(({ method, path }) => [`${method} ${path}`]))(
  '%s is there, with and without a slash',
  async (line) => {
    const bare = line.replace(/\/$/, '');
    for (const address of [bare, `${bare}/`]) {
      // A route that is not there says so in these words; an item that is not there names its kind.
      const { json } = await api.call(address);
      expect(json.message).not.toBe('There is nothing at this address.');
    }
  },
);
