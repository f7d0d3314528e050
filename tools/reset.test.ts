import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockFolder } from '../services/backend/src/database/folderLock.ts';

let parent: string;
let folder: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'reset-'));
  folder = join(parent, 'data');
});
afterEach(() => rmSync(parent, { recursive: true }));

function fill(): void {
  for (const name of ['database', 'files', 'auth-emulator']) {
    mkdirSync(join(folder, name), { recursive: true });
    writeFileSync(join(folder, name, 'content'), '');
  }
}

function reset() {
  const env = { ...process.env, DATA_DIR: folder };
  const { status, stdout, stderr } = spawnSync('node', [join(import.meta.dirname, 'reset.ts')], {
    encoding: 'utf8',
    env,
  });
  return { status, stdout, stderr };
}

const done = () => ({
  status: 0,
  stdout: `${folder} holds no data now. The next start loads the demo data again.\n`,
  stderr: '',
});

test('`npm run reset` removes the data folder', () => {
  fill();
  expect(reset()).toEqual(done());
  expect(existsSync(folder)).toBe(false);
});

test('`npm run reset` succeeds without a data folder', () => {
  expect(reset()).toEqual(done());
});

test('`npm run reset` keeps files that are not of the product', () => {
  fill();
  writeFileSync(join(folder, 'thesis.odt'), '');
  expect(reset()).toEqual(done());
  expect(readdirSync(folder)).toEqual(['thesis.odt']);
});

test('`npm run reset` removes nothing while a process uses the data', () => {
  fill();
  const unlock = lockFolder(folder);
  const { status, stderr } = reset();
  unlock();
  expect(stderr).toBe(`The data folder ${folder} is in use by another process; stop that one or set DATA_DIR.\n`);
  expect(status).toBe(1);
  expect(existsSync(join(folder, 'database', 'content'))).toBe(true);
});
