import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockFolder } from './folderLock.ts';

const HOLDER = `
  import { lockFolder } from ${JSON.stringify(new URL('./folderLock.ts', import.meta.url).href)};
  lockFolder(process.argv[1]);
  // The lock must survive garbage collection although nothing references it.
  gc();
  console.log('held');
  setInterval(() => {}, 1000);
`;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cpd-lock-'));
});
afterEach(() => rm(folder, { recursive: true }));

test("a folder's lock excludes a second one until it is released", () => {
  const unlock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow('is in use by another process');
  unlock();
  lockFolder(folder)();
});

test("a folder's lock excludes another process and ends with its own, kill -9 included", async () => {
  const holder = spawn(process.execPath, ['--expose-gc', '--input-type=module', '-e', HOLDER, folder]);
  await once(holder.stdout, 'data');
  expect(() => lockFolder(folder)).toThrow(`The data folder ${folder} is in use by another process`);
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  lockFolder(folder)();
});
