// @module-tag release
import { rm } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { samplePng } from '../../testing/sampleImages.ts';
import { startMigratedServer } from '../../testing/startMigratedServer.ts';
import { createTestDatabase, createTestFolder } from '../../testing/testDatabase.ts';
import { runCommand } from './runCommand.fixture.ts';
import { Service } from './Service.fixture.ts';
import { SmallDisk } from './SmallDisk.fixture.ts';

// Undefined in the project of the embedded database, unlike its type.
const isEmbedded = (inject('postgres') as unknown) === undefined;
/** Long enough for slow machines: only hanging tests reach it. */
const PATIENT = { timeout: 120_000, interval: 100 };
/** More writes than an engine can still store when its disk has just become full. */
const MAX_WRITES = 5_000;
const FULL = {
  message: 'The disk is full, so nothing was saved. The operator of this service has to free some space.',
  code: 'DISK_FULL',
};

let disk: SmallDisk;
const ends: (() => unknown)[] = [];
beforeEach(() => {
  disk = new SmallDisk(isEmbedded ? 70 : 140);
});
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
  disk.unmount();
});

async function start(settings: Record<string, string>): Promise<Service> {
  const service = await Service.start(settings);
  ends.push(() => service.end('SIGKILL'));
  return service;
}

async function settingsOnDisk(): Promise<Record<string, string>> {
  if (isEmbedded) return { DATA_DIR: await createTestFolder(disk.folder) };
  const server = await startMigratedServer(true, disk.folder);
  ends.push(() => server.stop());
  const folder = await createTestFolder();
  ends.push(() => rm(folder, { recursive: true }));
  return { DATA_DIR: folder, DATABASE_URL: server.url('postgres') };
}

const readiness = async (service: Service) => {
  const response = await service.request('GET /readyz');
  return [response.status, await response.json()];
};
const untilReady = (service: Service) =>
  vi.waitUntil(async () => (await service.request('GET /readyz')).status === 200, PATIENT);
const untilUnready = (service: Service) =>
  vi.waitUntil(async () => (await service.request('GET /readyz')).status === 503, PATIENT);

/** Creates courses until a request is rejected. Returns the ids of the others and that response. */
async function draftUntilRejected(service: Service, token: string, acknowledged: Set<string>): Promise<Response> {
  for (let count = 0; count < MAX_WRITES; count += 1) {
    const response = await service.request('POST /v1/course/draft', { token });
    if (response.status !== 200) return response;
    acknowledged.add((await response.json()).data);
  }
  throw new Error('The disk never became full.');
}

async function courseIds(service: Service, token: string): Promise<Set<string>> {
  const { docs } = await (await service.request('GET /v1/course', { token })).json();
  return new Set(docs.map(({ _id }: { _id: string }) => _id));
}

function upload(service: Service, token: string): Promise<Response> {
  const body = new FormData();
  body.set('file', new File([new Uint8Array(samplePng())], 'a.png'));
  const headers = { authorization: `Bearer ${token}` };
  return fetch(`${service.origin}/v1/image/upload`, { method: 'POST', headers, body });
}

test('a service whose database has a full disk rejects writes with 507, is not ready, and loses nothing', async () => {
  const settings = await settingsOnDisk();
  const service = await start(settings);
  // On a slow machine the first check may fail; the next one would write a file, and free its space again after `fill`.
  await untilReady(service);
  const { accessToken: token } = await service.signIn();
  const acknowledged = new Set<string>();
  disk.fill();
  const rejected = await draftUntilRejected(service, token, acknowledged);
  expect([rejected.status, await rejected.json()]).toMatchObject([507, FULL]);
  await untilUnready(service);
  expect(await readiness(service)).toMatchObject([503, { message: 'The disk is full.', code: 'NOT_READY' }]);
  expect((await service.request('GET /healthz')).status).toBe(200);
  expect(await courseIds(service, token)).toEqual(acknowledged);

  disk.free();
  await untilReady(service);
  const saved = await service.request('POST /v1/course/draft', { token });
  expect(saved.status).toBe(200);
  acknowledged.add((await saved.json()).data);

  disk.fill();
  await draftUntilRejected(service, token, acknowledged);
  await service.end('SIGKILL');
  disk.free();
  const after = await start(settings);
  expect(await courseIds(after, token)).toEqual(acknowledged);
  await untilReady(after);
});

test.runIf(isEmbedded)(
  'a service and its commands say that the disk is full, and never that the database is damaged',
  async () => {
    const settings = await settingsOnDisk();
    const service = await start(settings);
    const { accessToken: token } = await service.signIn();
    const acknowledged = new Set<string>();
    await draftUntilFull();
    expect(await service.end('SIGTERM')).toBe(0);
    for (const [program, args] of [
      ['main.ts', []],
      ['commands/admin.ts', ['list']],
    ] as const) {
      const { err, code } = await runCommand(program, args, { env: { ...settings, PORT: '0' } });
      expect(code).toBe(1);
      expect(err).toMatch(
        /^The disk is full: \S+ has 0 MB left, and the database needs 20 MB\. Free some space, .+\.\n$/,
      );
    }
    disk.free();
    expect(await courseIds(await start(settings), token)).toEqual(acknowledged);

    async function draftUntilFull(): Promise<void> {
      disk.fill();
      await draftUntilRejected(service, token, acknowledged);
    }
  },
);

test.runIf(isEmbedded)('a service says that the disk is full if a new database does not fit', async () => {
  disk.fill();
  const { err, code } = await runCommand('main.ts', [], { env: { DATA_DIR: disk.folder, PORT: '0' } });
  expect(code).toBe(1);
  expect(err).toMatch(/^The disk is full: \S+ has 0 MB left, and the database needs 64 MB\. Free some space, .+\.\n$/);
});

test.runIf(!isEmbedded)(
  'a service that starts while the disk of PostgreSQL is full is not ready until it has room',
  async () => {
    const settings = await settingsOnDisk();
    const before = await start(settings);
    await before.end('SIGTERM');
    disk.fill();
    const service = await start(settings);
    expect(await readiness(service)).toMatchObject([503, { message: 'The disk is full.', code: 'NOT_READY' }]);
    disk.free();
    await untilReady(service);
  },
);

describe.runIf(!isEmbedded)('a service whose database has room', () => {
  test.for(['TMPDIR', 'DATA_DIR'])(
    'rejects uploads with 507 while the disk of %s is full, and is ready',
    async (name) => {
      const folder = await createTestFolder();
      ends.push(() => rm(folder, { recursive: true }));
      const url = (await createTestDatabase()) ?? '';
      const service = await start({ DATA_DIR: folder, DATABASE_URL: url, [name]: disk.folder });
      const { accessToken: token } = await service.signIn();
      disk.fill();
      const rejected = await upload(service, token);
      expect([rejected.status, await rejected.json()]).toMatchObject([507, FULL]);
      expect((await service.request('POST /v1/course/draft', { token })).status).toBe(200);
      expect((await service.request('GET /readyz')).status).toBe(200);
      disk.free();
      expect((await upload(service, token)).status).toBe(200);
    },
  );
});
