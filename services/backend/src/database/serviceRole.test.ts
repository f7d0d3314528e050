import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { pruneHistory } from '../history/pruneHistory.ts';
import { record } from '../history/record.ts';
import { systemActor } from '../http/Actor.ts';
import { openLog } from '../running/openLog.ts';
import { runCommand } from '../running/processes/runCommand.fixture.ts';
import { addKey } from '../service/apiKeys.ts';
import { loadDemo } from '../start/demo/loadDemo.ts';
import { runMaintenance } from '../start/maintenance.ts';
import { seedPost } from '../testing/seed.ts';
import { createServiceRole } from '../testing/serviceRole.ts';
import { openTestApp, TEST_ADMIN, TestApp } from '../testing/testApp.ts';
import { readBaseline } from './baseline.ts';
import { type Database, databaseErrorCode, INSUFFICIENT_PRIVILEGE } from './Database.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './postgres.ts';
import { TABLES } from './tables.ts';

const DAY = 24 * 60 * 60_000;

let api: TestApp;
let role: Awaited<ReturnType<typeof createServiceRole>>;
/** The same database, opened by the role. */
let database: Database;
beforeAll(async () => {
  api = await openTestApp();
  role = await createServiceRole(api.deps.database);
  database = openPostgres(await urlOf(role.name), 4, () => {});
});
afterAll(async () => {
  await database.close();
  await role.drop();
  await api.close();
});

async function urlOf(user: string): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(api.deps.database.queries);
  const url = new URL(inject('postgres').maintenanceUrl);
  url.username = user;
  url.pathname = `/${rows[0]?.name}`;
  return url.href;
}

const owned = <T>(query: string) => sql.raw<T>(query).execute(api.deps.database.queries);
const codeOf = (statement: string) =>
  sql
    .raw(statement)
    .execute(database.queries)
    .then(() => null, databaseErrorCode);

describe('the role of the guide', () => {
  test('has these rights on tables, and no others', async () => {
    const { rows } = await owned<{ name: string; rights: string }>(`
      select relname as name, string_agg(right_name, ' ' order by place) as rights
      from pg_class, unnest(array['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger'])
        with ordinality as rights (right_name, place)
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm', 'p')
        and has_table_privilege('${role.name}', pg_class.oid, right_name)
      group by relname
    `);
    const all = Object.fromEntries(TABLES.map((table) => [table, 'select insert update delete']));
    expect(Object.fromEntries(rows.map(({ name, rights }) => [name, rights]))).toEqual({
      ...all,
      audit: 'select',
      kysely_migration: 'select',
      locks: 'select update',
      deleted_people: 'select insert delete',
      service_events: 'select delete',
    });
  });

  test('calls these functions with the rights of their owner, and no others', async () => {
    const callable = async (who: string) => {
      const { rows } = await owned<{ name: string }>(`
        select proname as name from pg_proc where prosecdef and pronamespace = 'public'::regnamespace
          and has_function_privilege('${who}', oid, 'execute') order by proname
      `);
      return rows.map(({ name }) => name);
    };
    expect(await callable(role.name)).toEqual(['add_history_line', 'number_service_events']);
    expect(await callable('public')).toEqual([]);
  });

  test('can neither use sequences nor create anything', async () => {
    const { rows } = await owned(`
      select relname from (select oid, relname from pg_class
        where relnamespace = 'public'::regnamespace and relkind = 'S' offset 0) as sequences
      where has_sequence_privilege('${role.name}', oid, 'usage, update')
      union all select 'create in the schema' where has_schema_privilege('${role.name}', 'public', 'create')
    `);
    expect(rows).toEqual([]);
  });

  test('writes lines of the history with the time of the database only', async () => {
    await database.transaction((queries) =>
      record(queries, systemActor('command'), 'course.saved', { id: 'aged' }, [], new Date('2020-01-01')),
    );
    const line = api.deps.database.queries.selectFrom('audit').select('at').where('subject', '=', 'aged');
    expect(Date.now() - ((await line.executeTakeFirstOrThrow()).at?.getTime() ?? 0)).toBeLessThan(DAY);
  });

  test.each([
    ['set back', "update facts set value = '0' where name = 'service-events-position'"],
    ['remove', "delete from facts where name = 'service-events-position'"],
    ['rename', "update facts set name = 'other' where name = 'service-events-position'"],
    ['replace', "update facts set name = 'service-events-position' where name = 'unrelated'"],
    ['invent', "insert into facts (name, value) values ('service-events-position', '0')"],
  ])('cannot %s the position of events', async (_, statement) => {
    await owned("insert into facts (name, value) values ('unrelated', '1') on conflict do nothing");
    await owned("insert into service_events (type, subject) values ('user.deleted', 'a')");
    await owned('select number_service_events()');
    expect(await codeOf(statement)).toBe(INSUFFICIENT_PRIVILEGE);
  });

  test('removes events and notes of deleted people only after their time', async () => {
    await owned("insert into users (id) values ('gone')");
    await owned("delete from users where id = 'gone'");
    for (const [table, time] of [
      ['service_events', 'at'],
      ['deleted_people', 'deleted_at'],
    ]) {
      expect([table, await codeOf(`delete from ${table}`)]).toEqual([table, INSUFFICIENT_PRIVILEGE]);
      await owned(`update ${table} set ${time} = now() - interval '30 days'`);
      expect([table, await codeOf(`delete from ${table}`)]).toEqual([table, null]);
    }
  });

  test('makes backups', async ({ onTestFinished }) => {
    const folder = await mkdtemp(join(tmpdir(), 'cpd-role-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const env = { DATABASE_URL: await urlOf(role.name), DATA_DIR: folder, PATH: process.env.PATH ?? '' };
    const { err, code } = await runCommand('commands/backup.ts', ['backup', join(folder, 'backup')], { env });
    expect([err, code]).toEqual(['', 0]);
  });

  test('is told what to grant for retention', async () => {
    const pruning = pruneHistory({ ...api.deps, database, config: { ...api.deps.config, historyDays: 31 } });
    await expect(pruning).rejects.toThrow('grant execute on function cut_history to');
  });
});

test('a role without rights on the bin puts what it deletes into it', async () => {
  await owned("insert into courses (id, sequence) values ('c-1', 1)");
  await owned(`create role cleaner_${role.name}`);
  // Other triggers release its uploads and count its versions.
  await owned(`grant select, update, delete on courses, upload_references to cleaner_${role.name}`);
  const asCleaner = (statement: string) =>
    api.deps.database.transaction(async (queries) => {
      await sql`set local role ${sql.id(`cleaner_${role.name}`)}`.execute(queries);
      await sql.raw(statement).execute(queries);
    });
  await asCleaner("delete from courses where id = 'c-1'");
  expect((await owned('select kind, id from bin')).rows).toEqual([{ kind: 'course', id: 'c-1' }]);
  await expect(asCleaner('select from bin')).rejects.toMatchObject({ code: INSUFFICIENT_PRIVILEGE });
  await owned(`drop owned by cleaner_${role.name}`);
  await owned(`drop role cleaner_${role.name}`);
});

test('the service does all its work as the role of the guide with retention', async () => {
  await owned(`grant execute on function cut_history to ${role.name}`);
  const warnings: string[] = [];
  const log = openLog('warn', { write: (line: string) => warnings.push(line) });
  const deps = { ...api.deps, database, log, config: { ...api.deps.config, historyDays: 30 } };
  const asRole = new TestApp(deps, { now: api.deps.now() });
  await loadDemo(deps);
  const { key } = await addKey(
    database,
    { name: 'mobile', scopes: ['users:write', 'events:read'] },
    systemActor('command'),
  );
  const tokens = await asRole.signIn();
  const user = {
    body: { firstName: 'Ada', lastName: 'Byron' },
    bearer: false,
    headers: { authorization: `Bearer ${key}` },
  };
  const open = { body: { refreshToken: tokens.refreshToken }, bearer: false };
  const course = (await asRole.request('POST /v1/course/draft')).json.data;
  const post = await seedPost(api.deps.database);
  const { json: ben } = await asRole.request('POST /v1/administrator', { body: { username: 'ben' } });
  for (const [line, options] of [
    ['POST /v1/auth/renew', open],
    ['POST /v1/auth/sign-out', open],
    ['POST /v1/session/current/proof', { body: { password: TEST_ADMIN.password } }],
    ['PATCH /v1/course', { body: { id: course, title: 'Anatomy' } }],
    ['PATCH /v1/course/sequence', { body: { course, action: 1 } }],
    [`DELETE /v1/course/${course}`, {}],
    ['GET /v1/bin/item?kind=course', {}],
    [`POST /v1/bin/item/${course}/restore`, { body: { kind: 'course' } }],
    [`DELETE /v1/course/${course}`, {}],
    [`DELETE /v1/bin/item/${course}?kind=course`, {}],
    [`GET /v1/post/review/url/${post}`, {}],
    [
      'POST /v1/administrator/welcome/password',
      { body: { token: ben.token, newPassword: 'another horse' }, bearer: false },
    ],
    [`POST /v1/administrator/${ben._id}/disable`, { body: {} }],
    ['PUT /v1/service/users/u', user],
    ['DELETE /v1/service/users/u', { ...user, body: undefined }],
    ['GET /v1/service/events', { ...user, body: undefined }],
  ] as const) {
    expect([line, (await asRole.request(line, options)).status]).toEqual([line, 200]);
  }
  await runMaintenance({ ...deps, now: () => new Date(Date.now() + 2 * DAY) });
  expect(warnings).toEqual([]);
});

test('a role that existed before the upgrade keeps the rights that it needs', async () => {
  const old = openPostgres(await urlOf('cpd'), 2, () => {}, 'none');
  try {
    await sql`drop schema public cascade`.execute(old.queries);
    await sql`create schema public`.execute(old.queries);
    await migrate(old, (await readBaseline()).name);
    const existing = await createServiceRole(old);
    await migrate(old);
    await existing.run("select add_history_line('line', now(), 'a', null, 'course.saved', null, null, '[]', null, '')");
    await existing.run("insert into courses (id, sequence, is_enabled) values ('c', 1, true)");
    await existing.run('select number_service_events()');
    for (const refused of [
      "insert into audit (id, actor, action) values ('forged', 'a', 'b')",
      'update service_events set position = 1',
      'update deleted_people set deleted_at = now()',
      "select cut_history(now() - interval '31 days', 1)",
    ]) {
      await expect(existing.run(refused), refused).rejects.toMatchObject({ code: INSUFFICIENT_PRIVILEGE });
    }
    await existing.drop();
  } finally {
    await old.close();
  }
});
