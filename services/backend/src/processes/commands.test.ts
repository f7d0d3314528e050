import { rm } from 'node:fs/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, createTestFolder } from '../testing/testDatabase.ts';
import { runCommand } from './runCommand.fixture.ts';
import { SERVICE_ADMIN, Service } from './Service.fixture.ts';

let settings: Record<string, string>;
beforeEach(async () => {
  const url = await createTestDatabase();
  settings = {
    DATA_DIR: await createTestFolder(),
    ...(url === null ? {} : { DATABASE_URL: url }),
  };
});
afterEach(() => rm(settings.DATA_DIR ?? '', { recursive: true, force: true }));

test('create-admin creates an administrator who can sign in, and refuses the same name again', async () => {
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
