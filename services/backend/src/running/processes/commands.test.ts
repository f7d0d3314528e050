import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../database/Database.ts';
import { openEmbedded } from '../../database/embedded.ts';
import { newId } from '../../database/id.ts';
import { migrate } from '../../database/migrate.ts';
import { openDatabase } from '../../database/open.ts';
import { openPostgres } from '../../database/postgres.ts';
import { readConfig } from '../../settings/config.ts';
import { seedGroup, seedUser } from '../../testing/seed.ts';
import { createTestDatabase, createTestFolder } from '../../testing/testDatabase.ts';
import { runCommand } from './runCommand.fixture.ts';
import { SERVICE_ADMIN, Service } from './Service.fixture.ts';

/** `npm run test:release` alone runs these tests, because each starts processes. */
const release = { tags: ['release'] };

let settings: Record<string, string>;
beforeEach(async () => {
  const url = await createTestDatabase();
  settings = {
    DATA_DIR: await createTestFolder(),
    ...(url === null ? {} : { DATABASE_URL: url }),
  };
});
afterEach(() => rm(settings.DATA_DIR ?? '', { recursive: true, force: true }));

const admin = (args: readonly string[], password = '') =>
  runCommand('commands/admin.ts', args, { env: settings, input: `${password}\n` });
const { username, password } = SERVICE_ADMIN;

test('admin adds an administrator who can sign in, and rejects the same name again', async () => {
  expect(await admin(['add', username], password)).toEqual({ out: 'ada can sign in now.\n', err: '', code: 0 });
  const again = await admin(['add', username], 'another horse');
  expect(again).toEqual({
    out: '',
    err: 'There is an administrator named ada already, or one whose name looks the same.\n',
    code: 1,
  });
  const service = await Service.start({ ...settings, ADMIN_USER: '', ADMIN_PASSWORD: '' });
  expect((await service.signIn()).accessToken).toEqual(expect.any(String));
  await service.end('SIGKILL');
});

test('admin list says what to do while there is no administrator', release, async () => {
  const out = 'There is no administrator yet. Add one with `npm run admin -- add <user name>`.\n';
  expect(await admin(['list'])).toEqual({ out, err: '', code: 0 });
});

test('admin accepts the same names as Setting, and lists who is invited (rule AM1)', release, async () => {
  expect((await admin(['add', '  ada '], password)).out).toBe('ada can sign in now.\n');
  expect((await admin(['add', 'a'.repeat(101)], password)).err).toMatch(/^User name must have at most 100 characters/);
  expect((await admin(['add', '\u200b'], password)).err).toBe('User name is required.\n');
  const database = await openDatabase(readConfig(settings));
  await database.queries.updateTable('admins').set({ is_invited: true }).execute();
  await database.close();
  expect((await admin(['list'])).out).toBe('ada (invited, never seen)\n');
});

test(
  'admin prints stored names and arguments in one line each, without their control characters',
  release,
  async () => {
    const database = await openDatabase(readConfig(settings));
    const forged = { id: newId(), username: 'eve\r\nada (never seen)\u001b[2J', password_hash: '' };
    await database.queries.insertInto('admins').values(forged).execute();
    await database.close();
    const name = 'eve\\u{d}\\u{a}ada (never seen)\\u{1b}[2J';
    expect((await admin(['list'])).out).toBe(`${name} (never seen)\n`);
    expect((await admin(['enable', 'no\nbody'])).err).toBe('There is no administrator named no\\u{a}body.\n');
    expect((await admin(['add', 'a\u001bb'], password)).err).toMatch(/^User name has hidden control characters/);
  },
);

test(
  'admin lists administrators, disables them with their sessions, and enables them with a new password',
  release,
  async () => {
    await admin(['add', username], 'the first horse');
    await admin(['add', 'ben'], 'another horse');
    const signIn = async (body: object) => {
      const service = await Service.start({ ...settings, ADMIN_USER: '', ADMIN_PASSWORD: '' });
      const response = await service.request('POST /v1/auth/sign-in', { body: { username, token: 'any', ...body } });
      const { refreshToken = '' } = await response.json();
      const renew = (token: string) => service.request('POST /v1/auth/renew', { body: { refreshToken: token } });
      return { status: response.status, refreshToken, renew, end: () => service.end('SIGTERM') };
    };
    const before = await signIn({ password: 'the first horse' });
    await before.end();

    expect((await admin(['disable', username])).out).toBe('ada can no longer sign in and is signed out everywhere.\n');
    expect((await admin(['list'])).out).toMatch(/^ada \(disabled, last seen 20\S+Z\)\nben \(never seen\)\n$/);
    const disabled = await signIn({ password: 'the first horse' });
    expect([disabled.status, (await disabled.renew(before.refreshToken)).status]).toEqual([401, 401]);
    await disabled.end();

    await admin(['password', username], password);
    expect((await admin(['enable', username])).out).toBe('ada can sign in again.\n');
    const after = await signIn({ password });
    expect([after.status, (await after.renew(before.refreshToken)).status]).toEqual([200, 401]);
    await after.end();
  },
);

test('admin password removes the passkeys of an account whose owner lost them', release, async () => {
  await admin(['add', username], 'the first horse');
  const open = () => openDatabase(readConfig(settings));
  const database = await open();
  const { id } = await database.queries.selectFrom('admins').select('id').executeTakeFirstOrThrow();
  const passkey = { id: 'passkey', admin_id: id, name: 'Laptop', public_key: '', counter: 0, created_at: new Date() };
  await database.queries
    .insertInto('passkeys')
    .values({ ...passkey, transports: '[]' })
    .execute();
  await database.close();
  await admin(['password', username], password);
  const after = await open();
  expect(await after.queries.selectFrom('passkeys').select('id').execute()).toEqual([]);
  await after.close();
});

test('admin renames an administrator to a name that looks like no other one', release, async () => {
  await admin(['add', username], password);
  await admin(['add', 'ben'], password);
  expect((await admin(['rename', 'Ben', 'ADA'])).err).toBe(
    'There is an administrator named ADA already, or one whose name looks the same.\n',
  );
  expect((await admin(['rename', 'Ben', 'Benedict'])).out).toBe('Ben is named Benedict now.\n');
  const names = (await admin(['list'])).out.replaceAll(' (never seen)', '').split('\n').sort();
  expect(names).toEqual(['', 'Benedict', username]);
});

test('the command admin disables an administrator only while another one can sign in', release, async () => {
  await admin(['add', username], 'the first horse');
  await admin(['add', 'ben'], 'another horse');
  await admin(['disable', 'ben']);
  const { err, code } = await admin(['disable', username]);
  expect([err, code]).toEqual(['ada is the only administrator who can sign in. Add another one first.\n', 1]);
});

test.each(['disable', 'enable', 'password'])(
  'admin says in one sentence that %s is unknown',
  release,
  async (action) => {
    const { err, code } = await admin([action, 'nobody'], 'another horse');
    expect([err, code]).toEqual(['There is no administrator named nobody.\n', 1]);
  },
);

test(
  'withdraw-certificate withdraws a certificate by its id or URL, once, with a line in the history',
  release,
  async () => {
    const withdraw = (certificate: string) =>
      runCommand('commands/withdrawCertificate.ts', [certificate], { env: settings });
    const id = newId();
    const config = readConfig(settings);
    const inDatabase = async <T>(work: (database: Database) => Promise<T>) => {
      await using database = await openDatabase(config);
      return await work(database);
    };
    await inDatabase(async (database) => {
      const [userId, groupId] = [await seedUser(database), await seedGroup(database)];
      const row = { id, user_id: userId, certificate_group_id: groupId };
      await database.queries.insertInto('certificates').values(row).execute();
    });
    expect((await withdraw('nothing')).err).toBe('There is no certificate with the id nothing.\n');
    expect(await withdraw(`https://cpd.example/public/certificate/${id}/`)).toEqual({
      out: `The certificate ${id} is withdrawn; its page says so from now on.\n`,
      err: '',
      code: 0,
    });
    expect((await withdraw(id)).err).toBe(`The certificate ${id} is withdrawn already.\n`);
    const lines = await inDatabase(({ queries }) =>
      queries.selectFrom('audit').select(['action', 'subject']).where('action', '=', 'certificate.withdrawn').execute(),
    );
    expect(lines).toEqual([{ action: 'certificate.withdrawn', subject: id }]);
  },
);

test('admin end-cursors renews the epoch of events, and says so in the history', release, async () => {
  const value = sql<string>`service_events_epoch()`.as('value');
  const epoch = async () => {
    await using database = await openDatabase(readConfig(settings));
    const lines = await database.queries.selectFrom('audit').select(['action', value]).execute();
    return lines.map((line) => [line.action, line.value]);
  };
  await admin(['key', 'add', 'mobile']);
  const [[, before] = []] = await epoch();
  expect((await admin(['end-cursors'])).out).toMatch(/^Every cursor of events has ended/);
  const after = await epoch();
  expect(after.map(([action]) => action)).toEqual(['key.added', 'cursors.ended']);
  expect(after[0]?.[1]).not.toBe(before);
});

test(
  'admin adds a key of another service, shows it once, lists it without its secret, and revokes it',
  release,
  async () => {
    expect((await admin(['key', 'list'])).out).toBe(
      'There is no key yet. Add one with `npm run admin -- key add <name>`.\n',
    );
    const { out } = await admin(['key', 'add', 'mobile', '--scope', 'events:read', '--scope', 'answers:read']);
    const [, id = '', key = ''] =
      /^The key (\S+) of mobile, which is not shown again:\n(cpd_\S{43})\n$/.exec(out) ?? [];
    const listed = `${id} mobile (never used): events:read answers:read\n`;
    expect([(await admin(['key', 'list'])).out, listed.includes(key)]).toEqual([listed, false]);
    expect((await admin(['key', 'revoke', id])).out).toBe(`The key ${id} of mobile is revoked.\n`);
    expect((await admin(['key', 'revoke', id])).err).toBe(`There is no valid key with the id ${id}.\n`);
    await admin(['key', 'add', 'grading', '--days', '90']);
    expect((await admin(['key', 'list'])).out).toMatch(/^\S+ grading \(expires \d{4}-\d\d-\d\dT\S+, never used\): /);
  },
);

test.each([
  [['key'], /^Usage: npm run admin -- key list, /],
  [['key', 'add'], /^Usage: /],
  [['key', 'add', 'Mobile App'], /^The name of a key has /],
  [['key', 'add', 'mobile', '--scope', 'all'], /^all is no scope\. Scopes: users:write, /],
  [['key', 'add', 'mobile', '--scopes', 'all'], /^Usage: /],
  [['key', 'add', 'mobile', '--days', '0'], /^--days must be a whole number from 1 to 3650, but it is 0\.$/m],
])('admin rejects %j in one sentence', release, async (args, sentence) => {
  expect(await admin(args)).toMatchObject({ out: '', err: expect.stringMatching(sentence), code: 1 });
});

/** Settings of a database that a version before the last release has migrated, or of one without tables. */
async function settingsOf(schema: '0015-versions' | null): Promise<Record<string, string>> {
  const url = await createTestDatabase('template0');
  const folder = await mkdtemp(join(settings.DATA_DIR ?? '', 'older-'));
  if (schema !== null) {
    await using database = url === null ? await openEmbedded(folder) : openPostgres(url, 2, () => {});
    await migrate(database);
    await sql`delete from kysely_migration where name > ${schema}`.execute(database.queries);
  }
  return { DATA_DIR: folder, ...(url === null ? {} : { DATABASE_URL: url }) };
}

/** What the log says at the start, at the level `info`. */
const schemaOf = (service: Service) => /"schema":"([^"]+)"/.exec(service.output)?.[1];

test.each([
  ['commands/admin.ts', ['list']],
  ['commands/withdrawCertificate.ts', ['id']],
] as const)('%s does not migrate: it says in one sentence that the schema is older', release, async (program, args) => {
  const env = await settingsOf('0015-versions');
  const { err, code } = await runCommand(program, args, { env });
  expect([err, code]).toEqual([
    expect.stringMatching(
      /^The database has schema 0015-versions, which is older than version 0.5.0: run "npm run migrate" of commit \w+ first\.\n$/,
    ),
    1,
  ]);
});

test('a command of a release names commands as they are called there', release, async () => {
  const env = { ...(await settingsOf('0015-versions')), CPD_RELEASE: '1' };
  expect((await runCommand('commands/admin.ts', ['list'], { env })).err).toContain('run "./cpd migrate" of commit');
  expect((await runCommand('commands/admin.ts', ['add'], { env })).err).toMatch(/^Usage: \.\/cpd admin list, /);
});

test('migrate creates the schema, and does nothing the second time', async () => {
  const env = await settingsOf(null);
  const first = await runCommand('commands/migrate.ts', [], { env });
  expect(first).toMatchObject({ err: '', code: 0 });
  expect(first.out).toMatch(/^baseline of 0.5.0 \(\d+ ms\)\n(.+\n)*The database has schema \d{4}[a-z]?-\S+ now\.\n$/);
  const second = await runCommand('commands/migrate.ts', [], { env });
  expect(second.out).toMatch(/^The database has schema \d{4}[a-z]?-\S+; there was nothing to do\.\n$/);
  expect((await runCommand('commands/admin.ts', ['list'], { env })).code).toBe(0);
});

test(
  'a service gives a new embedded database its tables, and names the command to run for PostgreSQL',
  release,
  async () => {
    const env = await settingsOf(null);
    if (env.DATABASE_URL === undefined) {
      const service = await Service.start({ ...env, LOG_LEVEL: 'info' });
      expect(schemaOf(service)).toMatch(/^\d{4}[a-z]?-/);
      await service.end('SIGTERM');
    } else {
      const { err, code } = await runCommand('main.ts', [], { env: { ...env, PORT: '0' } });
      expect([err, code]).toEqual(['The database has no tables yet: run "npm run migrate" first.\n', 1]);
    }
  },
);

test(
  'a service refuses a database from before the last release, and names the commit that migrates it',
  release,
  async () => {
    const env = await settingsOf('0015-versions');
    const { err, code } = await runCommand('main.ts', [], { env: { ...env, PORT: '0' } });
    expect([err, code]).toEqual([
      'The database has schema 0015-versions, which is older than version 0.5.0: run "npm run migrate" of commit 0a26d2ad first.\n',
      1,
    ]);
  },
);

test('the service, commands and migrate run on the schema of a newer version', release, async () => {
  const database = await openDatabase(readConfig(settings));
  await sql`insert into kysely_migration (name, timestamp) values ('9999-later', 'now')`.execute(database.queries);
  await database.close();
  const { out } = await runCommand('commands/migrate.ts', [], { env: settings });
  expect(out).toBe('The database has schema 9999-later; there was nothing to do.\n');
  expect((await admin(['add', username], password)).code).toBe(0);
  const service = await Service.start({ ...settings, LOG_LEVEL: 'info' });
  expect(schemaOf(service)).toBe('9999-later');
  expect((await service.signIn()).accessToken).toEqual(expect.any(String));
  await service.end('SIGTERM');
});
