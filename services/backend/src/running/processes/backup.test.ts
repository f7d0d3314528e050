import {
  chmod,
  copyFile,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  truncate,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { newId } from '../../database/id.ts';
import { startS3Stub } from '../../files/storage/s3Stub.fixture.ts';
import { runOn } from '../../testing/postgresSetup.ts';
import { samplePng } from '../../testing/sampleImages.ts';
import { createTestDatabase, createTestFolder } from '../../testing/testDatabase.ts';
import { runCommand } from './runCommand.fixture.ts';
import { Service } from './Service.fixture.ts';

/** `npm run test:release` alone runs these tests, because each starts processes. */
const release = { tags: ['release'] };

// Undefined in the project of the embedded database, unlike its type.
const postgres: ReturnType<typeof inject<'postgres'>> | undefined = inject('postgres');
const DUMP = postgres === undefined ? 'database.tar.gz' : 'database.dump';

interface Installation {
  readonly env: Readonly<Record<string, string>>;
  readonly image: string;
}

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

async function installWithImage(): Promise<Installation> {
  const env = { ...(await settingsOf('new')), PATH: process.env.PATH ?? '' };
  const service = await Service.start(env);
  const { accessToken: token } = await service.signIn();
  const image = await uploadImage(service, token);
  await service.end('SIGTERM');
  return { env, image };
}

let madeSource: Promise<Installation & { readonly backup: string }> | undefined;

/** A service that had an image and has ended, and a backup of it, made once. Tests that change one change a copy. */
function source() {
  madeSource ??= (async () => {
    const installation = await installWithImage();
    const backup = join(root, 'source');
    const { err, code } = await runCommand('commands/backup.ts', ['backup', backup], { env: installation.env });
    expect({ err, code }).toEqual({ err: '', code: 0 });
    return { ...installation, backup };
  })();
  return madeSource;
}

async function copyOfSource(): Promise<Installation> {
  const { env, image } = await source();
  const folder = await mkdtemp(join(root, 'copy-'));
  await cp(env.DATA_DIR ?? '', folder, { recursive: true });
  const url = env.DATABASE_URL && (await createTestDatabase(new URL(env.DATABASE_URL).pathname.slice(1)));
  return { env: { ...env, DATA_DIR: folder, ...(url ? { DATABASE_URL: url } : {}) }, image };
}

async function copyOfBackup(): Promise<string> {
  const folder = await mkdtemp(join(root, 'copied-'));
  await cp((await source()).backup, folder, { recursive: true });
  return folder;
}

async function uploadImage(service: Service, token: string): Promise<string> {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(samplePng())], 'a.png'));
  const headers = { authorization: `Bearer ${token}` };
  const uploaded = await fetch(`${service.origin}/v1/image/upload`, { method: 'POST', headers, body: form });
  return (await uploaded.json()).data._id;
}

async function everything(service: Service, token: string, image: string): Promise<unknown> {
  const lists = ['/v1/event', '/v1/course', '/v1/user'].map(async (path) =>
    (await service.request(`GET ${path}`, { token })).json(),
  );
  const picture = await service.request(`GET /v1/image/${image}`);
  return [await Promise.all(lists), Buffer.from(await picture.arrayBuffer()).toString('base64')];
}

/** Creates and deletes a user, which is an event, and reads the events after a cursor. */
async function readNewEvents(service: Service, token: string, user: string, cursor = '') {
  await service.request(`PUT /v1/service/users/${user}`, { token, body: {} });
  await service.request(`DELETE /v1/service/users/${user}`, { token });
  const response = await service.request(`GET /v1/service/events${cursor && `?after=${cursor}`}`, { token });
  return { status: response.status, ...(await response.json()) };
}

test('a backup restores rows, uploads and sessions into an empty installation, overwrites nothing, and ends the cursors of events', async () => {
  const before = await settingsOf('new');
  const backup = join(root, 'backup');
  const added = await runCommand('commands/admin.ts', ['key', 'add', 'mobile'], { env: before });
  const key = /^cpd_\S+$/m.exec(added.out)?.[0] ?? '';
  const service = await Service.start(before);
  const { next } = await readNewEvents(service, key, 'u-1');
  const { accessToken: token } = await service.signIn();
  await service.request('POST /v1/course/draft', { token });
  const image = await uploadImage(service, token);
  const expected = await everything(service, token, image);
  await service.end('SIGTERM');

  const made = await runCommand('commands/backup.ts', ['backup', backup], {
    env: { ...before, PATH: process.env.PATH ?? '' },
  });
  expect(made).toEqual({ out: `Everything is in ${backup}.\n`, err: '', code: 0 });
  const twice = await runCommand('commands/backup.ts', ['backup', backup], { env: before });
  expect([twice.err, twice.code]).toEqual([`The folder ${backup} is not empty.\n`, 1]);

  const after = await settingsOf('blank');
  const env = { ...after, PATH: process.env.PATH ?? '' };
  const restored = await runCommand('commands/backup.ts', ['restore', backup], { env });
  expect(restored).toEqual({
    out: 'Everything is back; run "npm run migrate", then start the service.\n',
    err: '',
    code: 0,
  });
  const again = await Service.start(after);
  expect(await everything(again, token, image)).toEqual(expected);
  expect(await readNewEvents(again, key, 'u-2', next)).toMatchObject({ status: 410, code: 'EVENTS_REMOVED' });
  await again.end('SIGTERM');
  await rm(join(after.DATA_DIR ?? '', 'files', image));
  const partial = await runCommand('commands/backup.ts', ['backup', join(root, 'partial')], { env });
  const warning = `The bytes of the upload ${image} are missing.\nEverything else is in ${join(root, 'partial')}.\n`;
  expect(partial).toEqual({ out: '', err: warning, code: 1 });
  expect(await readdir(join(root, 'partial'))).toEqual([DUMP, 'files']);
  const over = await runCommand('commands/backup.ts', ['restore', backup], { env });
  expect([over.err, over.code]).toEqual([expect.stringMatching(/^(There is a database in|The database of)/), 1]);
  await rm(before.DATA_DIR ?? '', { recursive: true, force: true });
});

test.each(['backup', 'restore'])('%s says in one sentence how it is used', release, async (command) => {
  const { err, code } = await runCommand('commands/backup.ts', [command], { env: { DATA_DIR: root } });
  expect([err, code]).toEqual([`Usage: npm run ${command} -- <folder>\n`, 1]);
});

test('a backup is not restored over the uploads of another one', release, async () => {
  const folder = await mkdtemp(join(root, 'uploads-'));
  await mkdir(join(folder, 'files'));
  const { err, code } = await runCommand('commands/backup.ts', ['backup', folder], { env: { DATA_DIR: root } });
  expect([err, code]).toEqual([`The folder ${folder} is not empty.\n`, 1]);
});

test('an interrupted backup is not restored, and the next one replaces it', release, async () => {
  const { env, image } = await source();
  const folder = await mkdtemp(join(root, 'interrupted-'));
  await mkdir(join(folder, 'files'));
  await writeFile(join(folder, 'files', image), 'half');
  await writeFile(join(folder, 'database.unfinished'), 'half');
  const restored = await runCommand('commands/backup.ts', ['restore', folder], { env: await settingsOf('blank') });
  expect([restored.err, restored.code]).toEqual([
    `The backup in ${folder} is incomplete, because it was interrupted; restore another one.\n`,
    1,
  ]);

  expect(await runCommand('commands/backup.ts', ['backup', folder], { env })).toMatchObject({ err: '', code: 0 });
  expect(await readdir(folder)).toEqual([DUMP, 'files']);
  expect((await stat(join(folder, 'files', image))).size).toBeGreaterThan(4);
});

test('a backup that fails leaves nothing behind, so that it can be repeated', release, async () => {
  const folder = join(root, 'failed');
  const missing = join(root, 'mistyped');
  const unreachable = { DATABASE_URL: 'postgres://cpd:x@127.0.0.1:1/cpd' };
  const env = { DATA_DIR: missing, ...(postgres === undefined ? {} : unreachable) };
  const { err, code } = await runCommand('commands/backup.ts', ['backup', folder], { env });
  expect([err, code]).toEqual([
    expect.stringMatching(/^(There is no database in .*mistyped; set DATA_DIR|The database of DATABASE_URL cannot be)/),
    1,
  ]);
  expect(await readdir(folder).catch(() => [])).toEqual([]);
});

test('restore names a damaged upload, and a damaged database restores nothing', release, async () => {
  const { env, image, backup } = await source();
  const folder = await copyOfBackup();
  await truncate(join(folder, 'files', image), 20);
  const after = { ...(await settingsOf('blank')), PATH: env.PATH ?? '' };
  const restored = await runCommand('commands/backup.ts', ['restore', folder], { env: after });
  expect(restored).toEqual({
    out: '',
    err: `The upload ${image} is damaged.\nEverything else is back; run "npm run migrate", then start the service.\n`,
    code: 1,
  });

  await truncate(join(folder, DUMP), 1_000);
  const target = { ...(await settingsOf('blank')), PATH: env.PATH ?? '' };
  const rejected = await runCommand('commands/backup.ts', ['restore', folder], { env: target });
  expect([rejected.err, rejected.code]).toEqual([
    expect.stringMatching(/(^The database of the backup cannot be restored \(.+\)|pg_restore failed)/),
    1,
  ]);
  const repeated = await runCommand('commands/backup.ts', ['restore', backup], { env: target });
  expect(repeated).toMatchObject({ err: '', code: 0 });
});

test('a damaged upload of a backup does not replace the intact one in the storage', release, async () => {
  const { env, image } = await source();
  const folder = await copyOfBackup();
  await truncate(join(folder, 'files', image), 20);
  const blank = await settingsOf('blank');
  const target = { ...blank, PATH: env.PATH ?? '' };
  const intact = join(env.DATA_DIR ?? '', 'files', image);
  const stored = join(blank.DATA_DIR ?? '', 'files', image);
  await mkdir(dirname(stored));
  await copyFile(intact, stored);
  const restored = await runCommand('commands/backup.ts', ['restore', folder], { env: target });
  expect([restored.err, restored.code]).toEqual([expect.stringMatching(`^The upload ${image} is damaged`), 1]);
  expect(await readFile(stored)).toEqual(await readFile(intact));
});

test('backup and restore say in one sentence that the object storage fails', release, async () => {
  const { env, backup } = await source();
  const stub = await startS3Stub();
  stub.rejection = { status: 503, code: 'SlowDown' };
  const keys = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
  const s3 = { STORAGE: 's3', S3_BUCKET: 'uploads', S3_ENDPOINT: stub.endpoint, ...keys };
  const made = await runCommand('commands/backup.ts', ['backup', join(root, 'without-storage')], {
    env: { ...env, ...s3 },
  });
  const failure = (verb: string) => `The object storage could not ${verb} an upload (status 503, SlowDown).\n`;
  expect([made.err, made.code]).toEqual([failure('load'), 1]);

  const target = { ...(await settingsOf('blank')), PATH: env.PATH ?? '', ...s3 };
  const restored = await runCommand('commands/backup.ts', ['restore', backup], { env: target });
  const remedy = `The database is back, but not every upload: copy the files in ${backup}/files to the storage.\n`;
  expect([restored.err, restored.code]).toEqual([`${remedy}${failure('store')}`, 1]);
  await stub.stop();
});

test('only the operator can read a backup', release, async () => {
  const { image, backup } = await source();
  const names = ['', DUMP, 'files', join('files', image)];
  const modes = names.map(async (name) => (await stat(join(backup, name))).mode);
  expect((await Promise.all(modes)).map((mode) => mode & 0o077)).toEqual([0, 0, 0, 0]);
});

test.runIf(postgres)('a backup has the bytes of an upload that is deleted while it runs', release, async () => {
  const { env, image } = await copyOfSource();
  const programs = await mkdtemp(join(root, 'programs-'));
  const wrapper = `#!/bin/sh\nPATH='${env.PATH}'\npg_dump "$@" && rm '${join(env.DATA_DIR ?? '', 'files', image)}'\n`;
  await writeFile(join(programs, 'pg_dump'), wrapper);
  await chmod(join(programs, 'pg_dump'), 0o755);
  const folder = join(root, 'meanwhile');
  const PATH = `${programs}:${env.PATH}`;
  const made = await runCommand('commands/backup.ts', ['backup', folder], { env: { ...env, PATH } });
  expect(made).toMatchObject({ err: '', code: 0 });
  expect(await readdir(join(folder, 'files'))).toEqual([image]);
});

test.runIf(postgres)('an upload is intact if its row has the SHA-256 in capital letters', release, async () => {
  const { env } = await copyOfSource();
  await runOn(env.DATABASE_URL ?? '', 'update images set sha256 = upper(sha256)');
  const made = await runCommand('commands/backup.ts', ['backup', join(root, 'capital')], { env });
  expect(made).toMatchObject({ err: '', code: 0 });
});

test.runIf(postgres)('the documented role of the service can make a backup', release, async () => {
  const { env } = await copyOfSource();
  const url = env.DATABASE_URL ?? '';
  const role = `service_${newId()}`;
  const rights = await readFile(new URL('../../../../../deploy/service-role.sql', import.meta.url), 'utf8');
  await runOn(url, `create role cpd_service login;\n${rights}`.replaceAll('cpd_service', role));
  const restricted = new URL(url);
  restricted.username = role;
  const DATABASE_URL = String(restricted);
  try {
    const folder = join(root, 'restricted');
    const made = await runCommand('commands/backup.ts', ['backup', folder], { env: { ...env, DATABASE_URL } });
    expect(made).toMatchObject({ err: '', code: 0 });
  } finally {
    await runOn(url, `drop owned by ${role}; drop role ${role}`);
  }
});

test('restore says in one sentence that a folder contains no backup', release, async () => {
  const { err, code } = await runCommand('commands/backup.ts', ['restore', root], { env: { DATA_DIR: root } });
  expect([err, code]).toEqual([`There is no ${root}/database.tar.gz: this is no backup.\n`, 1]);
});

test('restore asks for DATABASE_URL if the backup is of PostgreSQL', release, async () => {
  const folder = await mkdtemp(join(root, 'other-'));
  await writeFile(join(folder, 'database.dump'), '');
  const { err, code } = await runCommand('commands/backup.ts', ['restore', folder], { env: { DATA_DIR: root } });
  const message = `There is no ${folder}/database.tar.gz: this is a backup of PostgreSQL; set DATABASE_URL.\n`;
  expect([err, code]).toEqual([message, 1]);
});

test('backup names a folder that it cannot write to', release, async () => {
  const file = join(root, 'file');
  await writeFile(file, '');
  const { DATA_DIR = '' } = await settingsOf('new');
  await mkdir(join(DATA_DIR, 'database'), { recursive: true });
  const { err, code } = await runCommand('commands/backup.ts', ['backup', join(file, 'backup')], { env: { DATA_DIR } });
  expect([err, code]).toEqual([`The folder ${file}/backup cannot be written to (ENOTDIR); choose another one.\n`, 1]);
});

test('backup says in one sentence that a setting is bad', release, async () => {
  const { err, code } = await runCommand('commands/backup.ts', ['backup', join(root, 'none')], {
    env: { PORT: 'abc' },
  });
  expect([err, code]).toEqual(['PORT must be a whole number from 0 to 65535, but it is "abc".\n', 1]);
});
