import { rm } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestDatabase, createTestFolder } from '../testing/testDatabase.ts';
import { runCommand } from './runCommand.fixture.ts';
import { SERVICE_ADMIN, Service } from './Service.fixture.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let settings: Record<string, string>;
beforeEach(async () => {
  const url = await createTestDatabase();
  settings = {
    DATA_DIR: await createTestFolder(),
    ...(url === null ? {} : { DATABASE_URL: url }),
  };
});
afterEach(() => rm(settings.DATA_DIR ?? '', { recursive: true, force: true }));

describe('create-admin', () => {
  test('creates an administrator who can sign in, and refuses the same name again', async () => {
    const created = await runCommand('createAdmin.ts', [SERVICE_ADMIN.username], {
      env: settings,
      input: `${SERVICE_ADMIN.password}\n`,
    });
    expect(created).toEqual({ out: 'ada can sign in now.\n', err: '', code: 0 });
    const again = await runCommand('createAdmin.ts', [SERVICE_ADMIN.username], {
      env: settings,
      input: 'another horse',
    });
    expect(again).toEqual({ out: '', err: 'There is an administrator named ada already.\n', code: 1 });
    const service = await Service.start({ ...settings, ADMIN_USER: '', ADMIN_PASSWORD: '' });
    expect((await service.signIn()).accessToken).toEqual(expect.any(String));
    await service.end('SIGKILL');
  });

  test.each([
    ['no name', [], 'long enough', 'Usage: npm run create-admin -- <user name>\n'],
    ['a short password', ['ada'], 'short', 'The password must have 8 to 128 characters.\n'],
  ])('says in one sentence what is wrong with %s', async (_, args, input, err) => {
    expect(await runCommand('createAdmin.ts', args, { env: settings, input })).toEqual({ out: '', err, code: 1 });
  });
});

describe('serve', () => {
  test.each([
    ['the demo', { DEMO: '1' }, 'DEMO=1 loads demo data and a demo sign-in.'],
    ['a generated key', {}, 'TOKEN_SECRET is not set.'],
    ['no captcha', { TOKEN_SECRET: 'k'.repeat(32), CAPTCHA_PROVIDER: 'off' }, 'CAPTCHA_PROVIDER is off.'],
  ])('refuses %s', async (_, env, sentence) => {
    const { err, code } = await runCommand('serve.ts', [], { env: { ...settings, ...env } });
    expect(code).toBe(1);
    expect(err).toBe(`${sentence} This is refused when NODE_ENV is production.\n`);
  });
});
