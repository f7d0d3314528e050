import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { record } from '../history/record.ts';
import { systemActor } from '../http/Actor.ts';
import { openLog } from '../running/openLog.ts';
import { openTestApp } from '../testing/testApp.ts';
import { emptyDatabase } from '../testing/testDatabase.ts';
import { runMaintenance } from './maintenance.ts';

test('a maintenance job that fails is logged and stops no other', async ({ onTestFinished }) => {
  const api = await openTestApp();
  onTestFinished(() => api.close());
  const { database, config } = api.deps;
  await emptyDatabase(database);
  const old = new Date(Date.now() - 40 * 24 * 60 * 60_000);
  await database.transaction((queries) =>
    record(queries, systemActor('command'), 'course.saved', { id: 'old' }, [], old),
  );
  await database.queries.schema.dropTable('captcha_uses').execute();
  const lines: string[] = [];
  const log = openLog('warn', { write: (line: string) => lines.push(line) });
  await runMaintenance({ ...api.deps, log, config: { ...config, historyDays: 30 } });
  expect(lines.map((line) => JSON.parse(line).err.code)).toEqual(['42P01']);
  const remaining = await database.queries.selectFrom('audit').select('id').where('subject', '=', 'old').execute();
  expect(remaining).toEqual([]);
});

test('what a crash left of an upload is removed, but not what another process receives or another user has', async ({
  onTestFinished,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'cpd-crashed-'));
  vi.stubEnv('TMPDIR', folder);
  onTestFinished(() => void vi.unstubAllEnvs());
  onTestFinished(() => rm(folder, { recursive: true }));
  const api = await openTestApp();
  onTestFinished(() => api.close());
  const longAgo = new Date(Date.now() - 2 * 60 * 60_000);
  for (const [name, changed] of [
    ['cpd-upload-old', longAgo],
    // Adding to a file changes no folder.
    ['cpd-upload-slow', new Date()],
    ['other', longAgo],
  ] as const) {
    await mkdir(join(folder, name));
    await writeFile(join(folder, name, 'file'), 'half');
    await utimes(join(folder, name, 'file'), changed, changed);
    await utimes(join(folder, name), longAgo, longAgo);
  }
  const user = vi.spyOn(process, 'getuid').mockReturnValue(-1);
  await runMaintenance(api.deps);
  expect((await readdir(folder)).sort()).toEqual(['cpd-upload-old', 'cpd-upload-slow', 'other']);
  user.mockRestore();
  await runMaintenance(api.deps);
  expect((await readdir(folder)).sort()).toEqual(['cpd-upload-slow', 'other']);
});
