// @module-tag release
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommand } from './runCommand.fixture.ts';

let settings: { DATA_DIR: string };
beforeAll(async () => {
  settings = { DATA_DIR: await mkdtemp(join(tmpdir(), 'cpd-rejected-')) };
});
afterAll(() => rm(settings.DATA_DIR, { recursive: true }));

test('a service says in one sentence that its port is taken', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const port = String(Object(other.address()).port);
  const { code, err } = await runCommand('main.ts', [], { env: { ...settings, PORT: port } });
  other.close();
  expect(code).toBe(1);
  expect(err).toBe(`Port ${port} is taken by another program; stop that one or set PORT to another.\n`);
});

test('a service says in one sentence that a setting is bad', async () => {
  const { code, err } = await runCommand('main.ts', [], { env: { ...settings, CAPTCHA_PROVIDER: 'magic' } });
  expect(code).toBe(1);
  expect(err.trim().split('\n')).toEqual([expect.stringContaining('CAPTCHA_PROVIDER must be one of')]);
});

test('a service reports all bad settings at once, after variables that look like settings', async () => {
  const env = { ...settings, PORT: 'abc', STORAGE: 's3', TRUSTED_PROXYS: '10.0.0.1', S3_BUKET: 'uploads' };
  const { code, err } = await runCommand('main.ts', [], { env });
  expect(code).toBe(1);
  expect(err.trim().split('\n')).toEqual([
    'TRUSTED_PROXYS is not a setting; did you mean TRUSTED_PROXIES?',
    'S3_BUKET is not a setting; did you mean S3_BUCKET?',
    'PORT must be a whole number from 0 to 65535, but it is "abc".',
    'S3_BUCKET must be set when STORAGE is s3.',
  ]);
});

test('a command reports a variable that looks like a setting, and continues', async () => {
  const { out, err, code } = await runCommand('commands/admin.ts', ['list'], {
    env: { ...settings, DATABASE_ULR: 'x' },
  });
  expect([out, err, code]).toEqual([
    'There is no administrator yet. Add one with `npm run admin -- add <user name>`.\n',
    'DATABASE_ULR is not a setting; did you mean DATABASE_URL?\n',
    0,
  ]);
});

test('a service says in one sentence that no database responds at its URL', async () => {
  const other = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = Object(other.address());
  const env = { PORT: '0', DATABASE_URL: `postgres://ada:s3cret@127.0.0.1:${port}/cpd` };
  const isOther = await runCommand('main.ts', [], { env });
  other.close();
  const isNobody = await runCommand('main.ts', [], { env });
  for (const { code, err } of [isOther, isNobody]) {
    expect(code).toBe(1);
    expect(err).toMatch(/^The database of DATABASE_URL cannot be reached \(.+\); check the address, .+\.\n$/);
    expect(err).not.toContain('s3cret');
  }
});

test('a service says in one sentence that its data folder cannot be one', async () => {
  const file = join(settings.DATA_DIR, 'file');
  await writeFile(file, '');
  for (const folder of [file, join(file, 'inside')]) {
    const { code, err } = await runCommand('main.ts', [], { env: { DATA_DIR: folder, PORT: '0' } });
    expect(code).toBe(1);
    expect(err).toMatch(/^The folder \S+ cannot be written to \(\w+\); set DATA_DIR to one that can\.\n$/);
  }
});

const ADMIN_USAGE =
  'Usage: npm run admin -- list, or add, password, disable or enable with a user name, or rename with the old and the new one; or key, for the keys of other services; or end-cursors, after a restore by other means\n';

test.each([
  ['no name', ['add'], 'long enough', ADMIN_USAGE],
  ['no action', [], '', ADMIN_USAGE],
  ['a password piped in twice', ['add', 'ada'], 'long enough\nlong enough\n', 'The password must be one line.\n'],
  [
    'a known password',
    ['add', 'ada'],
    'password1',
    'The password is one of those that attackers try first. Please choose another.\n',
  ],
  ['a short password', ['add', 'ada'], 'short', 'The password must have 8 to 128 characters.\n'],
])('admin says in one sentence what is wrong with %s', async (_, args, input, err) => {
  expect(await runCommand('commands/admin.ts', args, { env: settings, input })).toEqual({ out: '', err, code: 1 });
});

test.each([
  ['the demo', { DEMO: '1' }, 'DEMO=1 loads demo data and a demo sign-in.'],
  ['a generated key', {}, 'TOKEN_SECRET is not set.'],
  ['no captcha', { TOKEN_SECRET: 'k'.repeat(32), CAPTCHA_PROVIDER: 'off' }, 'CAPTCHA_PROVIDER is off.'],
])('serve rejects %s', async (_, env, sentence) => {
  const { err, code } = await runCommand('serve.ts', [], { env: { ...settings, ...env } });
  expect(code).toBe(1);
  expect(err.split('\n')).toContain(`${sentence} This is rejected when NODE_ENV is production.`);
});
