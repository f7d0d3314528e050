import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type FileHandle, mkdtemp, open, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { describeStorage } from '../../testing/storageRequirements.ts';
import { DiskStorage } from './DiskStorage.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cpd-storage-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

describeStorage('DiskStorage', () => DiskStorage.open(join(folder, 'files')));

test('DiskStorage leaves nothing but the upload itself in the folder', async () => {
  const storage = await DiskStorage.open(folder);
  await storage.put('one', Buffer.from('first'));
  expect(await readdir(folder)).toEqual(['one']);
});

test('DiskStorage leaves nothing behind when it cannot store an upload', async () => {
  const storage = await DiskStorage.open(folder);
  await storage.put('one', Buffer.from('first'));
  await rm(folder, { recursive: true });
  const rejection = {
    status: 503,
    code: 'STORAGE_REJECTED',
    cause: { message: `The folder ${folder} cannot be used (ENOENT).` },
  };
  await expect(storage.put('two', Buffer.from('second'))).rejects.toMatchObject(rejection);
  await expect(storage.read('one')).rejects.toMatchObject(rejection);
  await expect(storage.delete('one')).rejects.toMatchObject(rejection);
  await DiskStorage.open(folder);
  expect(await readdir(folder)).toEqual([]);
});

test('DiskStorage removes what a crash left unfinished, but not what another process is writing', async () => {
  await writeFile(join(folder, '.unfinished-old'), 'half');
  await writeFile(join(folder, '.unfinished-young'), 'half');
  await writeFile(join(folder, 'upload'), 'whole');
  const longAgo = new Date(Date.now() - 2 * 60 * 60_000);
  await utimes(join(folder, '.unfinished-old'), longAgo, longAgo);
  await DiskStorage.open(folder);
  expect((await readdir(folder)).sort()).toEqual(['.unfinished-young', 'upload']);
});

test('DiskStorage removes what the crash before its start left unfinished, once that is old enough', async ({
  onTestFinished,
}) => {
  await writeFile(join(folder, '.unfinished-young'), 'half');
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
  await DiskStorage.open(folder);
  vi.advanceTimersByTime(59 * 60_000);
  expect(await readdir(folder)).toEqual(['.unfinished-young']);
  vi.advanceTimersByTime(2 * 60 * 60_000);
  await vi.waitFor(async () => expect(await readdir(folder)).toEqual([]));
});

test('DiskStorage syncs an upload before it gets its name, and the folder after each change', async () => {
  const storage = await DiskStorage.open(folder);
  const handle = await open(folder);
  await handle.close();
  const synced: (readonly [what: string, names: readonly string[]])[] = [];
  const sync = vi.spyOn(Object.getPrototypeOf(handle) as FileHandle, 'sync').mockImplementation(async function (
    this: FileHandle,
  ) {
    const isFolder = (await this.stat()).isDirectory();
    synced.push([isFolder ? 'folder' : 'file', (await readdir(folder)).filter((name) => name === 'one')]);
  });
  await storage.put('one', Buffer.from('first'));
  await storage.delete('one');
  sync.mockRestore();
  expect(synced).toEqual([
    ['file', []],
    ['folder', ['one']],
    ['folder', []],
  ]);
});

test('DiskStorage has every acknowledged upload in full after kill -9', async () => {
  const script = fileURLToPath(new URL('./diskWriter.fixture.ts', import.meta.url));
  const writer = spawn(process.execPath, [script, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  let acknowledged = '';
  for await (const chunk of writer.stdout) {
    acknowledged += String(chunk);
    if (acknowledged.split('\n').length > 12) break;
  }
  writer.kill('SIGKILL');
  await once(writer, 'exit');
  const indexes = acknowledged.split('\n').slice(0, -1).map(Number);
  expect(indexes.length).toBeGreaterThanOrEqual(12);
  for (const index of indexes) {
    const stored = await readFile(join(folder, `upload-${index}`));
    expect(stored.equals(Buffer.alloc(200_000, index % 256))).toBe(true);
  }
  const uploads = (await readdir(folder)).filter((name) => name.startsWith('upload-'));
  for (const name of uploads) expect((await readFile(join(folder, name))).length).toBe(200_000);
});
