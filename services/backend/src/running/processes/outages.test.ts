// @module-tag release
import { rm } from 'node:fs/promises';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startMigratedServer } from '../../testing/startMigratedServer.ts';
import { createTestDatabase, createTestFolder } from '../../testing/testDatabase.ts';
import { Service } from './Service.fixture.ts';

/** Long enough for slow machines: only hanging tests reach it. */
const PATIENT = { timeout: 120_000, interval: 50 };
const POOL_SIZE = 3;

const ends: (() => unknown)[] = [];
let folder: string;
beforeEach(async () => {
  folder = await createTestFolder();
});
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
  await rm(folder, { recursive: true });
});

async function start(databaseUrl: string): Promise<Service> {
  const settings = { DATA_DIR: folder, DATABASE_URL: databaseUrl, DATABASE_POOL_SIZE: String(POOL_SIZE) };
  const service = await Service.start(settings);
  ends.push(() => service.end('SIGKILL'));
  return service;
}

async function connect(databaseUrl: string): Promise<Client> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  ends.push(() => client.end());
  return client;
}

const statusOf = async (service: Service, path: string) => (await service.request(`GET ${path}`)).status;

describe('a load balancer', () => {
  test('sees a service as ready while six saves wait for one locked row and use every connection', async () => {
    const url = (await createTestDatabase()) ?? '';
    const service = await start(url);
    const { accessToken: token } = await service.signIn();
    const { data: id } = await (await service.request('POST /v1/course/draft', { token })).json();
    const [locking, watching] = [await connect(url), await connect(url)];
    await locking.query('begin');
    await locking.query('select from courses where id = $1 for update', [id]);
    const saves = Array.from({ length: 6 }, (_, number) =>
      service.request('PATCH /v1/course', { token, body: { id, title: `Title ${number}` } }),
    );
    const seen = new Set<number>();
    const count = async (condition: string) => {
      seen.add(await statusOf(service, '/readyz'));
      seen.add(await statusOf(service, '/healthz'));
      const { rows } = await watching.query(`select from pg_stat_activity where ${condition}`);
      return rows.length;
    };
    await vi.waitUntil(async () => (await count("wait_event_type = 'Lock'")) === POOL_SIZE, PATIENT);
    // The service checks PostgreSQL over a separate connection while its pool is exhausted.
    const { rows } = await watching.query('select clock_timestamp()::text as now');
    const isAsked = `query = 'select 1' and state = 'idle' and query_start > '${rows[0]?.now}'`;
    await vi.waitUntil(async () => (await count(isAsked)) === 1, PATIENT);
    await locking.query('rollback');
    await Promise.all(saves);
    seen.add(await statusOf(service, '/readyz'));
    expect([...seen]).toEqual([200]);
  });

  test('sees a service as alive but not ready while PostgreSQL is stopped, and as ready afterwards, without a restart', async () => {
    const server = await startMigratedServer();
    ends.push(() => server.stop());
    const service = await start(server.url('postgres'));
    const { accessToken: token, refreshToken } = await service.signIn();
    expect(await statusOf(service, '/readyz')).toBe(200);
    await server.pause();
    const begin = performance.now();
    await vi.waitUntil(async () => (await statusOf(service, '/readyz')) === 503, PATIENT);
    expect(performance.now() - begin).toBeLessThan(10_000);
    const response = await service.request('GET /readyz');
    expect([response.headers.get('retry-after'), await response.json()]).toEqual([
      '5',
      expect.objectContaining({ message: 'The database does not answer.', code: 'NOT_READY' }),
    ]);
    expect(await statusOf(service, '/healthz')).toBe(200);
    // An open page repeats a renewal with this response, and stays signed in.
    for (const rejected of [
      await service.request('GET /v1/course', { token }),
      await service.request('POST /v1/auth/renew', { body: { refreshToken } }),
    ]) {
      expect([rejected.status, rejected.headers.get('retry-after'), (await rejected.json()).code]).toEqual([
        503,
        '5',
        'BUSY',
      ]);
    }
    await server.resume();
    await vi.waitUntil(async () => (await statusOf(service, '/readyz')) === 200, PATIENT);
    await vi.waitUntil(async () => (await service.request('GET /v1/course', { token })).status === 200, PATIENT);
  });
});
