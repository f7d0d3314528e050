import type { Endpoint } from '@cpd/api/contract';
import { contract } from '@cpd/api/testing/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/testApp.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());

test('the service lists the capability of every optional endpoint, to anyone', async () => {
  const endpoints: readonly Endpoint[] = Object.values(contract).flatMap((resource) => Object.values(resource));
  const { status, json } = await api.request('GET /v1/capabilities', { bearer: false });
  expect(status).toBe(200);
  const needed = new Set(endpoints.flatMap(({ capability = [] }) => capability));
  expect(json.capabilities).toEqual(expect.arrayContaining([...needed]));
  expect(json.capabilities).toEqual(expect.arrayContaining(['event-filter', 'event-search', 'user-search']));
});

test.each(['administrator', 'session', 'activity', 'certificate-group', 'course', 'event', 'post', 'user'])(
  'every list of the service has exactly docs, page, total and size: %s',
  async (resource) => {
    const { json } = await api.request(`GET /v1/${resource}`);
    expect(Object.keys(json).sort()).toEqual(['docs', 'page', 'size', 'total']);
  },
);
