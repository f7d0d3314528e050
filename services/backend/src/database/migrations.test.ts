import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addCourse, allCourses } from '../courses/store.ts';
import { pageOfFeed } from '../feed/store.ts';
import { type Actor, record } from '../history/record.ts';
import { renewEventEpoch } from '../service/eventCursor.ts';
import { seedPost } from '../testing/seed.ts';
import { emptyDatabase, openBlankDatabase, openTestDatabase } from '../testing/testDatabase.ts';
import { matchUsers } from '../userDeletion/store.ts';
import { readBaseline } from './baseline.ts';
import { type Database, databaseErrorCode } from './Database.ts';
import { fillVersion } from './fillVersion.fixture.ts';
import { newId } from './id.ts';
import { migrate } from './migrate.ts';
import { keywordFilters } from './searchText.ts';

const versions = readdirSync(join(import.meta.dirname, 'migrations'))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => basename(file, '.ts'))
  .sort();

let database: Database;
beforeAll(async () => {
  database = await openBlankDatabase();
});
afterAll(() => database.close());

/** Recreates the tables of an older version. */
async function beginWith(version: string): Promise<void> {
  await sql`drop schema public cascade`.execute(database.queries);
  await sql`create schema public`.execute(database.queries);
  // The embedded database has no autovacuum: with the rows of all dropped tables, each migration would take longer.
  await sql`vacuum`.execute(database.queries);
  await migrate(database, version);
}

const rowsOf = async (table: string) =>
  (await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(database.queries)).rows;

test('migrations have different numbers of four digits and at most a letter, except for two that were released with the same one', () => {
  const numbers = versions.map((version) => /^\d{4}[a-z]?(?=-[a-z])/.exec(version)?.[0]);
  expect(numbers).not.toContain(undefined);
  const repeated = versions.filter(
    (_, place) => numbers.indexOf(numbers[place]) !== numbers.lastIndexOf(numbers[place]),
  );
  expect(repeated).toEqual(['0010-certificate-pdfs', '0010-welcome-links']);
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

/** Rows that a database has to keep, each with the version that wrote it. */
type Written = Readonly<Record<string, readonly { version: string; row: Readonly<Record<string, unknown>> }[]>>;

/** The rows that are gone or changed, and the tables that have more. */
async function differencesFrom(written: Written) {
  const differences: unknown[] = [];
  for (const [table, expected] of Object.entries(written)) {
    const rows = await rowsOf(table);
    const contents = new Map<string, Set<string>>();
    const contentOf = (columns: readonly string[], row: Readonly<Record<string, unknown>>) =>
      JSON.stringify(columns.map((column) => row[column]));
    for (const { version, row } of expected) {
      const columns = Object.keys(row);
      const kept = contents.get(columns.join()) ?? new Set(rows.map((each) => contentOf(columns, each)));
      contents.set(columns.join(), kept);
      if (!kept.has(contentOf(columns, row))) differences.push({ version, table, row });
    }
    if (rows.length !== expected.length) differences.push({ table, expected: expected.length, found: rows.length });
  }
  return differences;
}

/** Adds what was being done to the message of an error. */
async function named<T>(doing: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw new Error(`${doing}: ${error}`, { cause: error });
  }
}

test('each migration keeps every row of all versions before it, and code of each version runs on the newest: no column of its tables is gone or another, none is new that it has to fill in, and no constraint rejects its rows', async () => {
  const written: Record<string, { version: string; row: Readonly<Record<string, unknown>> }[]> = {};
  const columns = new Map<string, Awaited<ReturnType<typeof columnsOf>>>();
  await beginWith('0001-first-schema');
  for (const [copy, version] of versions.entries()) {
    await named(`migrating to ${version}`, migrate(database, version));
    expect(await differencesFrom(written), `rows after ${version}`).toEqual([]);
    columns.set(version, await columnsOf());
    const filled = await named(`writing rows of ${version}`, fillVersion(database.queries, version, copy));
    for (const [table, rows] of Object.entries(filled)) {
      written[table] = [...(written[table] ?? []), ...rows.map((row) => ({ version, row }))];
    }
  }

  const after = await columnsOf();
  const placesAfter = new Map(after.map((column) => [column.place, column]));
  for (const [version, before] of columns) {
    expect(
      before.map(({ place }) => placesAfter.get(place)),
      `columns of ${version}`,
    ).toEqual(before);
    const places = new Set(before.map(({ place }) => place));
    const tables = new Set(before.map(({ place }) => place.split('.')[0]));
    const added = after.filter(({ place, isRequired }) => isRequired && !places.has(place));
    expect(
      added.filter(({ place }) => tables.has(place.split('.')[0])),
      `new columns since ${version}`,
    ).toEqual([]);
    await emptyDatabase(database);
    await named(`writing rows of ${version} into the newest`, fillVersion(database.queries, version));
  }
});

/** Everything that migrations create: each object with its definition and its rights, and each row. */
async function schemaOf(database: Database): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    with own as (select 'public'::regnamespace as namespace), relation as (
      select pg_class.* from pg_class, own where relnamespace = namespace
        and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
    )
    select concat_ws(' | ', relkind, relname, relacl, relrowsecurity, reloptions) as line from relation
    union all
    select concat_ws(' | ', relname, attnum, attname, format_type(atttypid, atttypmod), attnotnull, attidentity,
        attgenerated, attcollation::regcollation, attacl, pg_get_expr(adbin, adrelid))
      from relation join pg_attribute on attrelid = relation.oid left join pg_attrdef on adrelid = attrelid and adnum = attnum
      where attnum > 0
    union all
    select concat_ws(' | ', conrelid::regclass, conname, pg_get_constraintdef(pg_constraint.oid), convalidated,
        condeferrable, condeferred)
      from pg_constraint, own where connamespace = namespace
    union all
    select concat_ws(' | ', pg_get_indexdef(indexrelid), indisvalid)
      from pg_index join relation on relation.oid = indexrelid
    union all
    select concat_ws(' | ', pg_get_functiondef(pg_proc.oid), proacl) from pg_proc, own
      where pronamespace = namespace and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
    union all
    select concat_ws(' | ', pg_get_triggerdef(pg_trigger.oid), tgenabled)
      from pg_trigger join relation on relation.oid = tgrelid where not tgisinternal
    union all select concat_ws(' | ', extname, extnamespace::regnamespace) from pg_extension
    union all select pg_sequences::text from pg_sequences
  `.execute(database.queries);
  const lines = rows.map(({ line }) => line);
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'`.execute(database.queries);
  for (const { name } of tables) {
    for (const { timestamp: _, ...row } of await rowsOf(name)) lines.push(`${name}: ${JSON.stringify(row)}`);
  }
  return lines.sort();
}

test('a new database starts from a baseline, which gives the same schema, rows and rights as its migrations', async () => {
  const { queries } = database;
  const { name } = await readBaseline();
  const role = `service_${newId()}`;
  await sql`create role ${sql.id(role)}`.execute(queries);
  const schemaAfter = async (...versions: string[]) => {
    await sql`drop schema public cascade`.execute(queries);
    await sql`create schema public`.execute(queries);
    for (const kind of ['tables', 'functions', 'sequences']) {
      await sql`alter default privileges in schema public grant all on ${sql.raw(kind)} to ${sql.id(role)}`.execute(
        queries,
      );
    }
    const done: string[] = [];
    for (const version of versions) await migrate(database, version, (each) => done.push(each));
    return { done, schema: await schemaOf(database) };
  };
  try {
    const started = await schemaAfter(name);
    expect(started.done).toEqual([`baseline of ${name}`]);
    // A database that has a migration continues with the next one.
    const migrated = await schemaAfter('0001-first-schema', name);
    expect(migrated.done).toEqual(versions.filter((version) => version <= name));
    expect(migrated.schema.length).toBeGreaterThan(600);
    expect(started.schema).toEqual(migrated.schema);
  } finally {
    await sql`drop owned by ${sql.id(role)}`.execute(queries);
    await sql`drop role ${sql.id(role)}`.execute(queries);
  }
});

test('migrating renumbers courses with duplicate positions or gaps in the sequence', async () => {
  await beginWith('0004-plain-lists');
  await fillVersion(database.queries);
  await sql`update courses set sequence = 3`.execute(database.queries);
  await migrate(database);
  await database.transaction(addCourse);
  expect((await allCourses(database.queries)).map(({ sequence }) => sequence)).toEqual([1, 2, 3]);
});

test('migrating removes the revisions of the lists', async () => {
  await beginWith('0003-unused-uploads');
  const { queries } = database;
  await fillVersion(queries);
  await sql`create table revisions (list text primary key, revision bigint not null default 0)`.execute(queries);
  await sql`create function next_revision() returns trigger language plpgsql as $$
    begin update revisions set revision = revision + 1 where list = TG_ARGV[0]; return null; end $$`.execute(queries);
  await sql`create trigger revision_of_courses after insert on courses
    for each statement execute function next_revision('courses')`.execute(queries);
  await sql`delete from locks where name = 'course-sequence'`.execute(queries);
  await migrate(database);
  await database.transaction(addCourse);
  expect(await rowsOf('courses')).toHaveLength(3);
  await expect(sql`select from revisions`.execute(queries)).rejects.toThrow('does not exist');
});

test('migrating stores person and group with each certificate, and numbers them in the order of their issue', async () => {
  await beginWith('0006-searched-users-and-events');
  const { queries } = database;
  await fillVersion(queries);
  await sql`insert into certificates (id, user_id, certificate_group_id, issued_at)
    values ('older', 'user', 'group', '2020-01-01')`.execute(queries);
  await migrate(database);
  await sql`insert into certificates (id, user_id, certificate_group_id) values ('newer', 'user', 'group')`.execute(
    queries,
  );
  await sql`update users set first_name = 'Benjamin'`.execute(queries);
  const rows = queries.selectFrom('certificates').select(['id', 'ordinal', 'holder_first_name', 'group_name']);
  expect(await rows.orderBy('ordinal').execute()).toEqual([
    { id: 'older', ordinal: 1, holder_first_name: 'Ben', group_name: 'Surgery' },
    { id: 'certificate', ordinal: 2, holder_first_name: 'Ben', group_name: 'Surgery' },
    { id: 'newer', ordinal: 3, holder_first_name: null, group_name: null },
  ]);
});

test('migrating keeps the positions of events that consumers have stored, unless another history was restored', async () => {
  for (const restored of [false, true]) {
    await beginWith('0030-history-search-path');
    const { queries } = database;
    await sql`insert into facts values ('service-events-position', '5')`.execute(queries);
    if (restored) await renewEventEpoch(queries);
    await migrate(database);
    const epoch = queries.selectFrom('facts').select(sql`value = service_events_epoch()`.as('isCurrent'));
    const rows = await epoch.where('name', '=', 'service-events-numbered-epoch').execute();
    expect(rows).toEqual(restored ? [] : [{ isCurrent: true }]);
  }
});

test('migrating enters the uploads of the posts, and which users were deleted', async () => {
  await beginWith('0030-history-search-path');
  const { queries } = database;
  await fillVersion(queries);
  await sql`insert into users (id) values ('deleted')`.execute(queries);
  await sql`delete from users where id = 'deleted'`.execute(queries);
  await migrate(database);
  expect(await rowsOf('user_uploads')).toEqual([
    { user_id: 'user', upload: 'image' },
    { user_id: 'user', upload: 'file' },
  ]);
  const storedAgain = sql`insert into users (id) values ('deleted')`.execute(queries);
  await expect(storedAgain).rejects.toThrow('This user was deleted.');
});

test('migrating removes the names of files that other services uploaded from the history, and no others', async () => {
  await beginWith('0030-history-search-path');
  const { queries } = database;
  await fillVersion(queries);
  const write = (actor: Actor, title: string) =>
    record(queries, actor, 'image.uploaded', { id: newId(), title }, [], new Date());
  await write({ id: 'admin', name: 'ada', requestId: null }, 'pelvis.png');
  await write({ id: 'key', name: 'mobile app', requestId: null }, 'ada-lovelace.png');
  await migrate(database);
  const lines = (await rowsOf('audit')).filter(({ action }) => action === 'image.uploaded');
  expect(lines).toMatchObject([
    { actor: 'admin', title: 'pelvis.png', search: 'ADA\nPELVIS.PNG\nUPLOADED AN IMAGE' },
    { actor: 'key', title: null, search: 'MOBILE APP\nUPLOADED AN IMAGE' },
  ]);
  await expect(sql`update audit set title = null`.execute(queries)).rejects.toThrow('append-only');
});

test('migrating cleans texts that other services wrote, as far as they can be, and folds their look-alikes', async () => {
  await beginWith('0033-service-role');
  const { queries } = database;
  await sql`insert into users (id, first_name, last_name, email, description, firebase_uid) values
    ('clean', 'Ada', null, 'ada@example.org', E'One\\nTwo', 'uid-1'),
    ('unclean', E' \u2068Bea\u2069', 'O’Brien', E'\u00a0bea@example.org\u200b', E'One\u2028Two ', ' uid-2'),
    ('named', null, null, 'Cleo <cleo@example.org>', null, E'uid-3\u200b'),
    ('broken', E'a\u202eb', null, 'no address', null, 'uid 4'),
    ('twin', null, null, null, null, ' uid-1')`.execute(queries);
  await sql`insert into posts (id, user_id, title, description, status)
    values ('post', 'clean', E'Crohn’s\u000bdisease ', E'COVID‑19\r\n', 2)`.execute(queries);
  await sql`insert into certificate_groups (id, name) values ('group', 'پزشکی')`.execute(queries);
  await sql`select add_history_line('line', null, 'system', 'O’Brien', 'admin.added', null, null, '[]', null, E'O’Brien\\nadded')`.execute(
    queries,
  );
  await migrate(database);
  const users = queries
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'email', 'description', 'firebase_uid']);
  expect(await users.orderBy('id').execute()).toEqual([
    {
      id: 'broken',
      first_name: 'a\u202eb',
      last_name: null,
      email: 'no address',
      description: null,
      firebase_uid: 'uid 4',
    },
    {
      id: 'clean',
      first_name: 'Ada',
      last_name: null,
      email: 'ada@example.org',
      description: 'One\nTwo',
      firebase_uid: 'uid-1',
    },
    {
      id: 'named',
      first_name: null,
      last_name: null,
      email: 'cleo@example.org',
      description: null,
      firebase_uid: 'uid-3',
    },
    { id: 'twin', first_name: null, last_name: null, email: null, description: null, firebase_uid: ' uid-1' },
    {
      id: 'unclean',
      first_name: 'Bea',
      last_name: 'O’Brien',
      email: 'bea@example.org',
      description: 'One\nTwo',
      firebase_uid: 'uid-2',
    },
  ]);
  const posts = queries.selectFrom('posts').select(['title', 'description', 'search', 'version']);
  expect(await posts.execute()).toEqual([
    { title: 'Crohn’s disease', description: 'COVID‑19', search: "CROHN'S DISEASE\nCOVID-19", version: 2 },
  ]);
  const found = async (table: 'users' | 'certificate_groups' | 'audit', keyword: string) =>
    (
      await sql`select id from ${sql.table(table)} where ${sql.join(keywordFilters(keyword), sql` and `)}`.execute(
        queries,
      )
    ).rows;
  expect(await found('users', "bea o'brien")).toEqual([{ id: 'unclean' }]);
  expect(await found('certificate_groups', 'پزشكي')).toEqual([{ id: 'group' }]);
  expect(await found('audit', 'o`brien')).toEqual([{ id: 'line' }]);
  expect(await matchUsers(queries, { uids: ['uid-1'], email: null }).execute()).toHaveLength(2);
  await expect(sql`update audit set title = 'x'`.execute(queries)).rejects.toThrow('append-only');
});

describe('a database of the newest version', () => {
  beforeAll(async () => {
    await database.close();
    database = await openTestDatabase();
    await fillVersion(database.queries);
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

  test.each(['bandage', 'bandage 12345'])(
    'a database of the newest version finds "%s" by an index',
    async (keyword) => {
      const conditions = keywordFilters(keyword);
      const plan = await database.transaction(async (queries) => {
        await sql`set local enable_seqscan = off`.execute(queries);
        const { rows } = await sql<Record<string, string>>`
        explain select id from posts where ${sql.join(conditions, sql` and `)}
      `.execute(queries);
        return JSON.stringify(rows);
      });
      expect(plan).toMatch(/posts_search.*Index Cond: /);
      expect(/Index Cond: [^"]*/.exec(plan)?.[0].match(/~~/g)).toHaveLength(conditions.length);
    },
  );

  test('a database of the newest version finds keywords in texts that contain them, and in no others', async () => {
    const titles = ['a 100% case', 'under_score', 'back\\slash', 'กระดูก', 'broken hip 12345', 'broken 12345 hip'];
    for (const title of titles) await seedPost(database, { title, status: 9 });
    for (const [keyword, found] of [
      ['100%', 'a 100% case'],
      ['CASE', 'a 100% case'],
      ['_', 'under_score'],
      ['\\', 'back\\slash'],
      ['ก', 'กระดูก'],
      ['broken hip 12345', 'broken hip 12345'],
      ['hip 12345', 'broken hip 12345'],
    ] as const) {
      const { docs, total } = await pageOfFeed(database, { status: 9, keyword });
      expect([keyword, docs.map(({ title }) => title), total]).toEqual([keyword, [found], 1]);
    }
  });
});
