import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { usernameKey } from '@cpd/domain/username';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pageOfFeed } from '../people/feed/store.ts';
import { seedPost } from '../testing/seed.ts';
import { emptyDatabase, openBlankDatabase, openTestDatabase } from '../testing/testDatabase.ts';
import { readBaseline } from './baseline.ts';
import { type Database, databaseErrorCode } from './Database.ts';
import { fillRelease } from './fillRelease.fixture.ts';
import { newId } from './id.ts';
import { migrate } from './migrate.ts';
import { keywordFilters } from './searchText.ts';
import { TABLES } from './tables.ts';

const versions = readdirSync(join(import.meta.dirname, 'migrations'))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => basename(file, '.ts'))
  .sort();
const baseline = await readBaseline();

let database: Database;
beforeAll(async () => {
  database = await openBlankDatabase();
});
afterAll(() => database.close());

test('migrations have different numbers of four digits and at most a letter, above those of the last release', () => {
  const numbers = [baseline.name, ...versions].map((version) => /^\d{4}[a-z]?(?=-[a-z])/.exec(version)?.[0]);
  expect(numbers).not.toContain(undefined);
  expect(numbers).toEqual([...new Set(numbers)].sort());
});

/** The columns of every table, as the code that uses them expects. */
async function columnsOf() {
  const { rows } = await sql<{ place: string; type: string; isRequired: boolean }>`
    select table_name || '.' || column_name as place, udt_name as type,
      is_nullable = 'NO' and column_default is null and is_identity = 'NO' as "isRequired"
    from information_schema.columns where table_schema = 'public' order by 1
  `.execute(database.queries);
  return rows;
}

/** Columns that are gone, because the last release neither reads nor writes them. */
const REMOVED: readonly string[] = ['audit.hash', 'pending_deletions.is_repeated'];

/** Rows without their search texts, which are derived. A changed row moves to the end of its table. */
async function rowsOf(table: string) {
  const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(database.queries);
  const keyOf = (row: object) => JSON.stringify(row);
  return rows.map(({ search, ...row }) => row).toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}

async function allRows() {
  const tables = [];
  for (const table of TABLES) tables.push([table, await rowsOf(table)] as const);
  return new Map(tables);
}

test('the last release runs on the newest schema: each migration keeps its rows and columns, requires no new one of it, and accepts its rows', async () => {
  await migrate(database, baseline.name);
  const columns = (await columnsOf()).filter(({ place }) => !REMOVED.includes(place));
  await fillRelease(database.queries);
  const rows = await allRows();
  expect([...rows].filter(([, found]) => found.length === 0).map(([table]) => table)).toEqual([]);

  await migrate(database);
  const after = await columnsOf();
  const places = new Map(after.map((column) => [column.place, column]));
  expect(columns.map(({ place }) => places.get(place))).toEqual(columns);
  const [known, tables] = [columns.map(({ place }) => place), columns.map(({ place }) => place.split('.')[0])];
  const added = after.filter(({ place }) => !known.includes(place) && tables.includes(place.split('.')[0]));
  expect(added.filter(({ isRequired }) => isRequired)).toEqual([]);
  for (const [table, before] of rows) {
    const names = known.filter((place) => place.startsWith(`${table}.`)).map((place) => place.split('.')[1] ?? '');
    const cut = (row: Record<string, unknown>) => Object.fromEntries(names.map((name) => [name, row[name]]));
    expect([table, (await rowsOf(table)).map(cut)]).toEqual([table, before.map(cut)]);
  }

  await emptyDatabase(database);
  await fillRelease(database.queries);
});

test('what the last release has folded is found as it is today, and a repeated migration changes no row', async () => {
  const { queries } = database;
  const SEARCHED = ['users', 'certificates', 'events', 'posts', 'certificate_groups', 'bin', 'audit'];
  await sql`drop schema public cascade`.execute(queries);
  await sql`create schema public`.execute(queries);
  await migrate(database, baseline.name);
  const title = 'الصحة العامّة ٢٠٢٦ O’Connor';
  await sql`insert into users (id, first_name, last_name) values ('u', 'عبد الله', 'أحمد')`.execute(queries);
  await sql`insert into certificate_groups (id, name) values ('g', ${title}), ('deleted', ${title})`.execute(queries);
  await sql`insert into users (id, first_name, last_name) values ('j', 'Mira', 'Jovanović')`.execute(queries);
  await sql`insert into users (id, first_name, last_name) values ('o', 'Sean', ${"O'Connor"})`.execute(queries);
  await sql`insert into events (id, hyperlink) values ('e', 'https://example.org/caf%C3%A9')`.execute(queries);
  await sql`insert into certificates (id, user_id, certificate_group_id, holder_first_name, holder_last_name)
    values ('c', 'u', 'g', '太郎', '山田'), ('s', 'o', 'g', 'Sean', ${"O'Connor"})`.execute(queries);
  await sql`insert into posts (id, user_id, title, status) values ('p', 'u', ${title}, 2)`.execute(queries);
  await sql`delete from certificate_groups where id = 'deleted'`.execute(queries);
  await sql`select add_history_line('h', now(), 'a', 'a', 'x', 's', null, '[]', null, ${`one\n${title}`})`.execute(
    queries,
  );
  await migrate(database);

  const found = async (table: string, filters: readonly RawBuilder<boolean>[]) => {
    const { rows } = await sql`select from ${sql.table(table)} where ${sql.join(filters, sql` and `)}`.execute(queries);
    return rows.length;
  };
  for (const name of ['احمد عبدالله', 'أحمدعبدالله'])
    expect([name, await found('users', keywordFilters(name))]).toEqual([name, 1]);
  expect(await found('users', keywordFilters('jovanovic mira'))).toBe(1);
  expect(await found('events', keywordFilters('cafe'))).toBe(1);
  for (const [keyword, table] of ['sean oconnor', "O'Connor", 'o connor'].flatMap((each) => [
    [each, 'users'] as const,
    [each, 'certificates'] as const,
  ]))
    expect([keyword, table, await found(table, keywordFilters(keyword))]).toEqual([keyword, table, 1]);
  expect(await found('certificates', keywordFilters('山田太郎'))).toBe(1);
  for (const table of SEARCHED.slice(3))
    expect([table, await found(table, keywordFilters('الصحه العامه 2026'))]).toEqual([table, 1]);

  const versionsOf = async (table: string) => (await sql`select xmin from ${sql.table(table)}`.execute(queries)).rows;
  const before = await Promise.all(SEARCHED.map(versionsOf));
  await sql`delete from kysely_migration where name like '%-found-%'`.execute(queries);
  await migrate(database);
  expect(await Promise.all(SEARCHED.map(versionsOf))).toEqual(before);
});

test('uploads of the last release belong to the service or the administrator who has stored them', async () => {
  const { queries } = database;
  for (const step of ['drop schema public cascade', 'create schema public']) await sql.raw(step).execute(queries);
  await migrate(database, baseline.name);
  await sql`insert into admins (id, username, password_hash) values ('admin', 'ada', '')`.execute(queries);
  for (const id of ['service', 'form', 'program']) {
    await sql`insert into images (id, mime_type, width, height, byte_size, sha256)
      values (${id}, 'image/png', 1, 1, 1, '')`.execute(queries);
  }
  await sql`insert into upload_references (upload, owner)
    values ('service', 'service/mobile/cover'), ('program', 'portal/avatar')`.execute(queries);
  await sql`select add_history_line('line', null, 'admin', 'ada', 'image.uploaded', 'form', null, '[]', null, '')`.execute(
    queries,
  );
  await migrate(database);
  const stored = await queries.selectFrom('images').select(['id', 'stored_by', 'is_shared']).orderBy('id').execute();
  expect(stored).toEqual([
    { id: 'form', stored_by: 'administrator', is_shared: false },
    { id: 'program', stored_by: null, is_shared: false },
    { id: 'service', stored_by: 'service/mobile', is_shared: false },
  ]);
  // The last release still runs.
  await sql`insert into upload_references (upload, owner) values ('program', 'service/grading/x')`.execute(queries);
  const { rows } = await sql`select stored_by from images where id = 'program'`.execute(queries);
  expect(rows).toEqual([{ stored_by: 'service/grading' }]);
});

test('a new database has every migration of the last release on record, which processes of that release look for', async () => {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name collate "C"`.execute(
    database.queries,
  );
  const names = rows.map(({ name }) => name);
  expect(names).toContain(baseline.name);
  expect(names.filter((name) => name > baseline.name)).toEqual(versions);
});

test('migrating begins the week of uploads that nothing uses', async () => {
  const { queries } = database;
  await sql`drop schema public cascade`.execute(queries);
  await sql`create schema public`.execute(queries);
  await migrate(database, baseline.name);
  await fillRelease(queries);
  await sql`update images set unused_since = null`.execute(queries);
  await migrate(database);
  const marked = queries.selectFrom('images').select('id').where('unused_since', 'is not', null);
  expect(await marked.execute()).toEqual([{ id: 'unused' }]);
});

test('migrating folds the names of administrators again, and the oldest of equal ones gets the key', async () => {
  const { queries } = database;
  await sql`drop schema public cascade`.execute(queries);
  await sql`create schema public`.execute(queries);
  await migrate(database, baseline.name);
  const names = { old: 'أحمد', young: 'احمد', other: 'مُنى' };
  for (const [day, [id, username]] of Object.entries(names).entries()) {
    const created_at = new Date(Date.UTC(2026, 0, day + 1));
    await queries
      .insertInto('admins')
      .values({ id, username, name_key: username, password_hash: '', created_at })
      .execute();
  }
  await migrate(database);
  const keys = await queries.selectFrom('admins').select(['id', 'name_key']).orderBy('id').execute();
  expect(keys).toEqual([
    { id: 'old', name_key: 'أحمد' },
    { id: 'other', name_key: usernameKey(names.other) },
    { id: 'young', name_key: usernameKey(names.young) },
  ]);
});

test('a role that gets all rights on new tables by default can only read what functions of the owner write', async () => {
  const role = `service_${newId()}`;
  const { queries } = database;
  await sql`create role ${sql.id(role)}`.execute(queries);
  try {
    await sql`drop schema public cascade`.execute(queries);
    await sql`create schema public`.execute(queries);
    for (const kind of ['tables', 'functions', 'sequences']) {
      await sql`alter default privileges in schema public grant all on ${sql.raw(kind)} to ${sql.id(role)}`.execute(
        queries,
      );
    }
    await migrate(database);
    const { rows } = await sql<{ table: string; rights: string }>`
      select name as "table", string_agg(right_name, ' ' order by right_name) filter (
        where has_table_privilege(${role}, name, right_name)) as rights
      from unnest(array['audit', 'courses', 'deleted_people', 'kysely_migration', 'service_events']) as name,
        unnest(array['select', 'insert', 'update', 'delete', 'truncate']) as right_name
      group by name order by name`.execute(queries);
    expect(rows).toEqual([
      { table: 'audit', rights: 'select' },
      { table: 'courses', rights: 'delete insert select truncate update' },
      { table: 'deleted_people', rights: 'delete insert select' },
      { table: 'kysely_migration', rights: 'select' },
      { table: 'service_events', rights: 'delete select' },
    ]);
  } finally {
    await sql`drop owned by ${sql.id(role)}`.execute(queries);
    await sql`drop role ${sql.id(role)}`.execute(queries);
  }
});

describe('a database of the newest version', () => {
  beforeAll(async () => {
    await database.close();
    database = await openTestDatabase();
    await fillRelease(database.queries);
  });

  const codeOf = (statement: string) =>
    sql
      .raw(statement)
      .execute(database.queries)
      .then(() => null, databaseErrorCode);

  test.each([
    ['a place in the sequence that another course has', 'update courses set sequence = 1'],
    ['a place before the first', 'update courses set sequence = 0'],
    ['fewer points than none to pass', 'update courses set pass_condition = -1'],
    ['fewer questions than none', 'update courses set quiz_limit = -1'],
    ['a question of three choices', `update questions set choices = '[1,2,3]'`],
    ['a question whose choices are no list', `update questions set choices = '{}'`],
    ['a name line above the template', 'update certificate_groups set template_vertical_position = -1'],
    ['a picture without pixels', 'update images set width = 0'],
    ['a file without bytes', 'update files set byte_size = 0'],
    ['a picture that is shown', 'delete from images'],
  ])('a database of the newest version rejects %s', async (_, statement) => {
    expect(['23505', '23514', '23503']).toContain(await codeOf(statement));
  });

  test.each([
    ['courses', 'version, quiz_version', "(id, sequence) values ('again', 99)"],
    ['events', 'version', "(id) values ('again')"],
    ['certificate_groups', 'version', "(id) values ('again')"],
    ['posts', 'version', "(id, user_id, status) values ('again', 'user', 2)"],
    ['certificates', 'version', "(id, user_id, certificate_group_id) values ('again', 'user', 'group')"],
  ])(
    'a row that is deleted from %s and inserted again under its id has a newer version, from the time',
    async (table, versions, row) => {
      const run = async (statement: string) =>
        (await sql.raw<Record<string, number>>(statement).execute(database.queries)).rows.flatMap(Object.values);
      for (let time = 0; time < 2; time += 1) {
        const now = Date.now() * 1_000;
        for (const version of await run(`insert into ${table} ${row} returning ${versions}`)) {
          expect(version).toBeGreaterThanOrEqual(now);
          expect(version).toBeLessThan(Number.MAX_SAFE_INTEGER);
        }
        await run(`delete from ${table} where id = 'again'`);
      }
    },
  );

  test('a database of the newest version lets courses swap their places in one transaction', async () => {
    expect(await codeOf('update courses set sequence = 3 - sequence')).toBeNull();
  });

  test.each(['users', 'posts', 'events', 'certificates', 'certificate_groups', 'audit'])(
    'a database of the newest version finds words in %s by an index, also without their accents',
    async (table) => {
      const conditions = keywordFilters('Jovanović, bandage-12345');
      const plan = await database.transaction(async (queries) => {
        await sql`set local enable_seqscan = off`.execute(queries);
        const { rows } = await sql<Record<string, string>>`
          explain select id from ${sql.table(table)} where ${sql.join(conditions, sql` and `)}
        `.execute(queries);
        return JSON.stringify(rows);
      });
      expect(plan).toMatch(new RegExp(`${table}_search.*Index Cond: `));
      expect(/Index Cond: [^"]*/.exec(plan)?.[0].match(/~~ '%(JOVANOVIC|BANDAGE|12345)%'/g)).toHaveLength(3);
    },
  );

  test('a database of the newest version finds keywords in texts that contain them, and in no others', async () => {
    const titles = ['a 100% case', 'under_score', 'back\\slash', 'กระดูก', 'broken hip 12345', 'broken 12345 hip'];
    for (const title of titles) await seedPost(database, { title, status: 9 });
    for (const [keyword, ...found] of [
      ['100%', 'a 100% case'],
      ['CASE', 'a 100% case'],
      ['_', 'under_score'],
      ['\\', 'back\\slash'],
      ['ก', 'กระดูก'],
      ['broken hip 12345', 'broken hip 12345', 'broken 12345 hip'],
      ['12345, hip', 'broken hip 12345', 'broken 12345 hip'],
    ] as const) {
      const { docs, total } = await pageOfFeed(database, { status: 9, keyword });
      expect([keyword, docs.map(({ title }) => title), total]).toEqual([keyword, found.toReversed(), found.length]);
    }
  });
});
