// @module-tag release
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashPassword } from '../../access/auth/password.ts';
import type { Database } from '../../database/Database.ts';
import { newId } from '../../database/id.ts';
import { openDatabase } from '../../database/open.ts';
import { readConfig } from '../../settings/config.ts';
import { createTestDatabase } from '../../testing/testDatabase.ts';
import { runCommand } from './runCommand.fixture.ts';
import { Service } from './Service.fixture.ts';

let folder: string;
/**
 * A data folder that `npm start` has filled; `url` is a PostgreSQL to move it to, null if the tests run on the embedded
 * database.
 */
let url: string | null;
let demoRefreshToken: string;
const signIn = (service: Service, password: string) =>
  service.request('POST /v1/auth/sign-in', { body: { username: 'admin', password, token: 'any' } });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cpd-demo-'));
  url = await createTestDatabase();
  const demo = await Service.start({ DATA_DIR: folder, DEMO: '1', ADMIN_USER: '', ADMIN_PASSWORD: '' });
  const response = await signIn(demo, 'demo-password');
  demoRefreshToken = (await response.json()).refreshToken;
  expect(response.status).toBe(200);
  await demo.end('SIGTERM');
  if (url === null) return;
  const moved = await runCommand('commands/moveToPostgres.ts', [], { env: { DATA_DIR: folder, DATABASE_URL: url } });
  expect(moved).toMatchObject({ err: '', code: 0 });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const settings = (): Record<string, string> => ({ DATA_DIR: folder, ...(url === null ? {} : { DATABASE_URL: url }) });
const production = (): Record<string, string> => ({
  ...settings(),
  PORT: '0',
  TOKEN_SECRET: 'k'.repeat(32),
  PUBLIC_SITE_URL: 'https://cpd.example.org',
  TRUSTED_PROXIES: 'none',
});
const admin = (args: readonly string[], input = '') =>
  runCommand('commands/admin.ts', args, { env: settings(), input });

describe('the data of a demo', () => {
  test('serve does not start while the demo password can sign in, and says what to do', async () => {
    const { out, err, code } = await runCommand('serve.ts', [], { env: production() });
    expect([out, code]).toEqual(['', 1]);
    expect(err).toBe(
      `The administrator "admin" can sign in with the demo's password: start with another DATA_DIR or DATABASE_URL, or run "npm run admin -- password admin". This is rejected when NODE_ENV is production.\n`,
    );
  });

  test('serve names an administrator with control characters in one line', async () => {
    const username = 'eve\nThe service is ready.\u001b[2J';
    const inDatabase = async (work: (database: Database) => Promise<unknown>) => {
      await using database = await openDatabase(readConfig(settings()));
      await work(database);
    };
    const eve = { id: newId(), username, password_hash: await hashPassword('demo-password'), created_at: new Date(0) };
    await inDatabase(({ queries }) => queries.insertInto('admins').values(eve).execute());
    const { err } = await runCommand('serve.ts', [], { env: production() });
    await inDatabase(({ queries }) => queries.deleteFrom('admins').where('id', '=', eve.id).execute());
    const name = 'eve\\u{a}The service is ready.\\u{1b}[2J';
    expect(err).toBe(
      `The administrator "${name}" can sign in with the demo's password, and so can 1 more: start with another DATA_DIR or DATABASE_URL, or run "npm run admin -- password ${name}". This is rejected when NODE_ENV is production.\n`,
    );
  });

  test('the demo password is not a new password', async () => {
    const { err, code } = await admin(['password', 'admin'], 'demo-password');
    expect([err, code]).toEqual(['The password is one of those that attackers try first. Please choose another.\n', 1]);
  });

  test('serve starts once that administrator has a new password, and the sessions of the demo have ended', async () => {
    expect(await admin(['password', 'admin'], 'correct horse')).toMatchObject({ err: '', code: 0 });
    const service = await Service.start({ ...production(), CAPTCHA_PROVIDER: 'altcha' }, undefined, 'serve.ts');
    const renewed = await service.request('POST /v1/auth/renew', { body: { refreshToken: demoRefreshToken } });
    expect(renewed.status).toBe(401);
    await service.end('SIGTERM');
  });
});
