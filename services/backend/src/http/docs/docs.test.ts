import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzipSync, gzip, gzipSync } from 'node:zlib';
import type { Endpoint } from '@cpd/api/contract';
import { SCOPES } from '@cpd/domain/apiKey';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { addKey } from '../../service/apiKeys.ts';
import { DEMO_ADMIN } from '../../settings/demoAdmin.ts';
import { fullContract } from '../../testing/fullContract.ts';
import { seedGroup } from '../../testing/seed.ts';
import { openTestApp, TEST_ADMIN, type TestApp } from '../../testing/testApp.ts';
import { systemActor } from '../Actor.ts';
import { listen } from '../listen.ts';

// Test files share modules, and a module that is already loaded would not get the mock.
vi.hoisted(() => vi.resetModules());
vi.mock('node:zlib', async (importOriginal) => {
  const zlib = await importOriginal<typeof import('node:zlib')>();
  return { ...zlib, gzip: vi.fn(zlib.gzip), gzipSync: vi.fn(zlib.gzipSync) };
});

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());

const endpoints: readonly Endpoint[] = Object.values(fullContract).flatMap((resource) => Object.values(resource));

test('describes every endpoint of the contract as OpenAPI', async () => {
  const { status, json } = await api.request('GET /v1/docs', { bearer: false });
  expect(status).toBe(200);
  expect(json.openapi).toMatch(/^3\.1/);
  for (const { method, path } of endpoints) {
    const described = json.paths[path.replace(/:(\w+)/g, '{$1}').replace(/\/$/, '')];
    expect([path, Object.keys(described ?? {})]).toEqual([path, expect.arrayContaining([method.toLowerCase()])]);
  }
});

test('the document is compressed once for all requests, and a client that has it gets 304', async () => {
  const read = (headers: Record<string, string>) => api.app.request('/v1/docs', { headers });
  const packed = [await read({ 'accept-encoding': 'gzip' }), await read({ 'accept-encoding': 'gzip' })];
  expect([...vi.mocked(gzip).mock.calls, ...vi.mocked(gzipSync).mock.calls].length).toBeLessThan(2);
  const text = await (await read({})).text();
  for (const response of packed) {
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(gunzipSync(await response.arrayBuffer()).toString()).toBe(text);
  }
  const [first] = packed;
  const etag = first?.headers.get('etag') ?? '';
  expect((await read({ 'if-none-match': etag })).status).toBe(304);
});

const page = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

test('/v1/docs is a page for browsers and the OpenAPI document for programs', async () => {
  const html = await api.app.request('/v1/docs', { headers: page });
  expect(html.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(html.headers.get('vary')).toContain('Accept');
  for (const headers of [{}, { accept: '*/*' }, { accept: 'application/json' }]) {
    const json = await api.app.request('/v1/docs', { headers });
    expect(json.headers.get('content-type')).toBe('application/json');
  }
});

test('the page loads nothing from other hosts, and its policy allows no script from text', async () => {
  const html = await api.app.request('/v1/docs', { headers: page });
  const text = await html.text();
  const addresses = [...text.matchAll(/(?:src|href)="([^"]+)"/g)].flatMap(([, address]) => address ?? []);
  expect(addresses).toContain('/v1/docs/redoc.js');
  expect(addresses.filter((address) => !/^(?:\/v1\/docs\/|data:,$)/.test(address))).toEqual([]);
  for (const address of addresses.filter((one) => one.startsWith('/'))) {
    expect((await api.app.request(address)).status, address).toBe(200);
  }
  const policy = html.headers.get('content-security-policy');
  expect(policy).toContain("default-src 'none'; script-src 'self';");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toMatch(/unsafe|https?:/);
});

test('the sign-in with curl works as it is written', async () => {
  const service = await openTestApp({ CAPTCHA_PROVIDER: 'altcha' });
  // The captcha library reads the real clock.
  service.pass(Date.now() - service.deps.now().getTime());
  const listening = await listen('127.0.0.1', 0);
  listening.serve(service.app);
  const { json } = await service.request('GET /v1/docs', { bearer: false });
  const [, commands = ''] = /```sh\n(.+?)```/s.exec(json.info.description) ?? [];
  const script = commands
    .replace('http://localhost:8080', `http://127.0.0.1:${listening.port}`)
    .replace(DEMO_ADMIN.username, TEST_ADMIN.username)
    .replace(DEMO_ADMIN.password, TEST_ADMIN.password);
  const { stdout } = await promisify(execFile)('sh', ['-c', script]);
  expect(JSON.parse(stdout)).toMatchObject({ docs: [], total: 0 });
  await listening.stop();
  await service.close();
}, 60_000);

test('the requests with curl in docs/integration.md work as they are written', async () => {
  const service = await openTestApp();
  const { database } = service.deps;
  const { key } = await addKey(database, { name: 'mobile', scopes: SCOPES }, systemActor('command'));
  const group = await seedGroup(database);
  const listening = await listen('127.0.0.1', 0);
  listening.serve(service.app);
  const root = new URL('../../../../../', import.meta.url);
  const document = await readFile(new URL('docs/integration.md', root), 'utf8');
  const commands = [...document.matchAll(/```sh\n(.+?)```/gs)]
    .map(([, block]) => block)
    .filter((block) => block?.includes('api'));
  const script = ['set -e', ...commands]
    .join('\n')
    .replace('http://localhost:8080', `http://127.0.0.1:${listening.port}`)
    .replace('cpd_…', key)
    .replace('GROUP=…', `GROUP=${group}`);
  const { stdout } = await promisify(execFile)('sh', ['-c', script], { cwd: root });
  const responses = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(responses).toMatchObject([
    { _id: 'u-1' },
    { _id: expect.any(String) },
    { _id: 'p-1', status: 'review' },
    { items: [{ _id: group }] },
    { url: expect.any(String) },
    { events: [expect.anything(), { type: 'post.submitted' }, { type: 'certificate.issued' }] },
    { items: [{ user: 'u-1' }] },
  ]);
  await listening.stop();
  await service.close();
}, 60_000);

test.each(
  endpoints
    .filter(({ access }) => access === 'bearer' || access === 'service')
    .map(({ method, path }) => [`${method} ${path}`]),
)('%s is rejected without a bearer', async (line) => {
  expect((await api.request(line, { bearer: false })).status).toBe(401);
});

test.each(endpoints.map(({ method, path }) => [`${method} ${path}`]))(
  '%s is there, with and without a slash',
  async (line) => {
    const bare = line.replace(/\/$/, '');
    for (const address of [bare, `${bare}/`]) {
      // An unknown route gets this message; a missing item's message names its kind.
      const { json } = await api.request(address);
      expect(json?.message).not.toBe('There is nothing at this URL.');
    }
  },
);
