import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { samplePng } from '../testing/sampleImages.ts';
import { createTestDatabase, createTestFolder } from '../testing/testDatabase.ts';
import { runCommand } from './runCommand.fixture.ts';
import { Service } from './Service.fixture.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'cpd-backup-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

/** The settings of a service; without tables for one to restore into. */
async function settingsOf(kind: 'new' | 'blank'): Promise<Record<string, string>> {
  const url = await createTestDatabase(kind === 'blank' ? 'template0' : undefined);
  const folder = kind === 'blank' ? await mkdtemp(join(root, 'data-')) : await createTestFolder();
  return { DATA_DIR: folder, TOKEN_SECRET: 'k'.repeat(32), ...(url === null ? {} : { DATABASE_URL: url }) };
}

async function everything(service: Service, token: string, image: string): Promise<unknown> {
  const lists = ['/v1/event', '/v1/course', '/v1/user'].map(async (path) =>
    (await service.request(`GET ${path}`, { token })).json(),
  );
  const picture = await service.request(`GET /v1/image/${image}`);
  return [await Promise.all(lists), Buffer.from(await picture.arrayBuffer()).toString('base64')];
}

test('a backup restores rows, uploads and sessions into an empty installation, and overwrites nothing', async () => {
  const before = await settingsOf('new');
  const backup = join(root, 'backup');
  const service = await Service.start(before);
  const { accessToken: token } = await service.signIn();
  await service.request('POST /v1/course/draft', { token });
  const form = new FormData();
  form.set('file', new File([new Uint8Array(samplePng())], 'a.png'));
  const headers = { authorization: `Bearer ${token}` };
  const uploaded = await fetch(`${service.origin}/v1/image/upload`, { method: 'POST', headers, body: form });
  const image = (await uploaded.json()).data._id;
  const expected = await everything(service, token, image);
  await service.end('SIGTERM');

  const made = await runCommand('backup.ts', ['backup', backup], { env: { ...before, PATH: process.env.PATH ?? '' } });
  expect(made).toEqual({ out: `Everything is in ${backup}.\n`, err: '', code: 0 });
  const twice = await runCommand('backup.ts', ['backup', backup], { env: before });
  expect([twice.err, twice.code]).toEqual([`The folder ${backup} is not empty.\n`, 1]);

  const after = await settingsOf('blank');
  const env = { ...after, PATH: process.env.PATH ?? '' };
  const restored = await runCommand('backup.ts', ['restore', backup], { env });
  expect(restored).toEqual({
    out: 'Everything is back; run "npm run migrate", then start the service.\n',
    err: '',
    code: 0,
  });
  const again = await Service.start(after);
  expect(await everything(again, token, image)).toEqual(expected);
  await again.end('SIGTERM');
  await rm(join(after.DATA_DIR ?? '', 'files', image));
  const partial = await runCommand('backup.ts', ['backup', join(root, 'partial')], { env });
  const warning = `The bytes of the upload ${image} are missing.\nEverything else is copied.\n`;
  expect(partial).toEqual({ out: '', err: warning, code: 1 });
  const over = await runCommand('backup.ts', ['restore', backup], { env });
  expect([over.err, over.code]).toEqual([expect.stringMatching(/^(There is a database in|The database of)/), 1]);
  await rm(before.DATA_DIR ?? '', { recursive: true, force: true });
});

test.each(['backup', 'restore'])('%s says in one sentence how it is used', async (command) => {
  const { err, code } = await runCommand('backup.ts', [command], { env: { DATA_DIR: root } });
  expect([err, code]).toEqual([`Usage: npm run ${command} -- <folder>\n`, 1]);
});

test('a backup is not restored over the uploads of another one', async () => {
  const folder = await mkdtemp(join(root, 'uploads-'));
  await mkdir(join(folder, 'files'));
  const { err, code } = await runCommand('backup.ts', ['backup', folder], { env: { DATA_DIR: root } });
  expect([err, code]).toEqual([`The folder ${folder} is not empty.\n`, 1]);
});

test('restore says in one sentence that a folder contains no backup', async () => {
  const { err, code } = await runCommand('backup.ts', ['restore', root], { env: { DATA_DIR: root } });
  expect([err, code]).toEqual([`There is no ${root}/database.tar.gz: this is no backup of such a database.\n`, 1]);
});

test('backup says in one sentence that a setting is bad', async () => {
  const { err, code } = await runCommand('backup.ts', ['backup', join(root, 'none')], { env: { PORT: 'abc' } });
  expect([err, code]).toEqual(['PORT must be a whole number from 0 to 65535, but it is "abc".\n', 1]);
});
