// @module-tag release
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestFolder } from '../../testing/testDatabase.ts';
import { runCommand } from './runCommand.fixture.ts';
import { Service, spawnService } from './Service.fixture.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'cpd-folder-'));
});
afterEach(() => rm(root, { recursive: true }));

/** Starts a service and kills it this many milliseconds after it has written to its data folder. */
async function killOnce(folder: string, held: string, milliseconds: number): Promise<void> {
  const child = spawnService({ DATA_DIR: folder });
  const ended = once(child, 'exit');
  while (!existsSync(join(folder, held)) && child.exitCode === null) await wait(5);
  await wait(milliseconds);
  child.kill('SIGKILL');
  await ended;
}

test('a service that was killed while it created its database starts the next time', async () => {
  const folder = join(root, 'data');
  await killOnce(folder, 'lock', 0);
  await killOnce(folder, 'database.unfinished', 0);
  await killOnce(folder, 'database.unfinished/global', 100);
  // From here on the database exists, but not its tables.
  await killOnce(folder, 'database', 50);
  await killOnce(folder, 'database', 400);
  await killOnce(folder, 'database', 800);
  const service = await Service.start({ DATA_DIR: folder });
  expect((await service.signIn()).accessToken).toEqual(expect.any(String));
  await service.end('SIGKILL');
});

test('a service runs on a copy of its data folder that was taken while it was stopped', async () => {
  const folder = await createTestFolder();
  const before = await Service.start({ DATA_DIR: folder });
  const { accessToken } = await before.signIn();
  await before.request('POST /v1/course/draft', { token: accessToken });
  await before.end('SIGTERM');
  const copy = join(root, 'copy');
  await cp(folder, copy, { recursive: true });
  const after = await Service.start({ DATA_DIR: copy });
  expect((await (await after.request('GET /v1/course', { token: accessToken })).json()).total).toBe(1);
  await after.end('SIGKILL');
  await rm(folder, { recursive: true });
});

test('a service says in one sentence that its database is damaged or of another version', async () => {
  const another = await createTestFolder();
  await writeFile(join(another, 'database', 'PG_VERSION'), '17\n');
  const damaged = await createTestFolder();
  await rm(join(damaged, 'database', 'global'), { recursive: true });
  for (const folder of [another, damaged]) {
    const { err, code } = await runCommand('main.ts', [], { env: { DATA_DIR: folder, PORT: '0' } });
    expect(code).toBe(1);
    expect(err).toMatch(/^The database in \S+ cannot be opened \(.+\): it is damaged, or .+\.\n$/);
    await rm(folder, { recursive: true });
  }
});
