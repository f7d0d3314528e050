import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ConfigError } from '../running/ConfigError.ts';
import { createTestDatabase } from '../testing/testDatabase.ts';
import type { Database } from './Database.ts';
import { type MigrationFile, migrate, requireSchema } from './migrate.ts';
import { createIndexConcurrently, inBatches } from './migrationSteps.ts';
import { openForMigration } from './open.ts';
import { openPostgres } from './postgres.ts';

let url: string;
let database: Database;
beforeEach(async () => {
  url = (await createTestDatabase('template0')) ?? '';
  database = openPostgres(url, 2, () => {}, 'none');
});
afterEach(() => database.close());

test('a database that is not UTF-8 is rejected in one sentence before the first migration', async () => {
  const name = `latin_${process.pid}`;
  await sql`create database ${sql.id(name)} encoding 'LATIN1' lc_collate 'C' lc_ctype 'C' template template0`.execute(
    database.queries,
  );
  const address = new URL(url);
  address.pathname = name;
  try {
    const opening = openForMigration({ databaseUrl: address.href, dataDir: '' });
    await expect(opening).rejects.toThrow(
      new ConfigError(
        "The database of DATABASE_URL has the encoding LATIN1, which cannot hold all names: create it with encoding 'UTF8' and template template0.",
      ),
    );
  } finally {
    await sql`drop database ${sql.id(name)} with (force)`.execute(database.queries);
  }
});

/** The longest time for which reads of a table were blocked, in milliseconds. */
async function slowestRead(table: string, work: Promise<unknown>): Promise<number> {
  await using reader = openPostgres(url, 1, () => {});
  let isDone = false;
  const done = work.finally(() => {
    isDone = true;
  });
  let slowest = 0;
  while (!isDone) {
    const start = performance.now();
    await sql`select from ${sql.table(table)} limit 1`.execute(reader.queries);
    slowest = Math.max(slowest, performance.now() - start);
  }
  await done;
  return slowest;
}

const addColumn = (table: string, column: string): MigrationFile => ({
  up: (db) => sql`alter table ${sql.table(table)} add column ${sql.id(column)} text`.execute(db).then(() => {}),
});

/** Migrations of a program after the last release. */
const later = new Map([
  ['9001-first', addColumn('courses', 'venue')],
  ['9002-second', addColumn('events', 'venue')],
]);

test('a migration that waits for a table lets other requests use it, and continues once it is free', async () => {
  await migrate(database);
  await using other = openPostgres(url, 1, () => {}, 'none');
  let waited = false;
  const holding = other.queries.transaction().execute(async (queries) => {
    await sql`lock table courses in share mode`.execute(queries);
    // Longer than the migration's lock timeout, so that it has to retry.
    await sql`select pg_sleep(4)`.execute(queries);
    waited = true;
  });
  const slowest = await slowestRead('courses', Promise.all([holding, migrate(database, undefined, () => {}, later)]));
  expect(waited).toBe(true);
  // Reads queue behind the migration, without a limit as long as the table is locked.
  expect(slowest).toBeLessThan(1_000);
  expect(await requireSchema(database, later)).toBe('9002-second');
});

test.each([
  ['a new database', false],
  ['an older one', true],
])('processes that migrate %s at the same time run each migration once', async (_, isOlder) => {
  if (isOlder) await migrate(database);
  await using other = openPostgres(url, 2, () => {}, 'none');
  const done: string[] = [];
  await Promise.all([database, other].map((each) => migrate(each, undefined, (name) => done.push(name), later)));
  expect(done).toEqual(expect.arrayContaining([...later.keys()]));
  expect(new Set(done).size).toBe(done.length);
});

test('a program that has a migration more than the database names both and the command to run', async () => {
  await migrate(database, undefined, () => {}, new Map([...later].slice(0, 1)));
  await expect(requireSchema(database, later)).rejects.toThrow(
    new ConfigError(
      'The database has schema 9001-first, and this program needs 9002-second: run "npm run migrate" first.',
    ),
  );
});

test.each([
  ['migrate', migrate],
  ['start', requireSchema],
])('a database from before the last release stays as it is: %s names the commit that migrates it', async (_, use) => {
  const { queries } = database;
  await migrate(database);
  await sql`delete from kysely_migration where name > '0030'`.execute(queries);
  await expect(use(database)).rejects.toThrow(
    new ConfigError(
      'The database has schema 0029-removed-drawings, which is older than version 0.5.0: run "npm run migrate" of commit 0a26d2ad first.',
    ),
  );
  const { rows } = await sql`select from kysely_migration where name > '0030'`.execute(queries);
  expect(rows).toEqual([]);
});

test('the tables may be in a schema of any name', async () => {
  await sql`create schema "CPD office"`.execute(database.queries);
  const name = new URL(url).pathname.slice(1);
  await sql`alter database ${sql.id(name)} set search_path = "CPD office", public`.execute(database.queries);
  await using inSchema = openPostgres(url, 2, () => {}, 'none');
  await migrate(inSchema);
  const { rows } = await sql`select from pg_tables where schemaname = 'CPD office' and tablename = 'courses'`.execute(
    inSchema.queries,
  );
  expect(rows).toHaveLength(1);
});

test('work fails when the connection that holds its lock is lost', async ({ onTestFinished }) => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  await using other = openPostgres(url, 1, () => {}, 'none');
  const started = Promise.withResolvers<void>();
  const working = database.withLock(7, () => {
    started.resolve();
    return new Promise<void>(() => {});
  });
  await started.promise;
  await sql`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and pid <> pg_backend_pid()`.execute(
    other.queries,
  );
  vi.advanceTimersByTime(5_000);
  await expect(working).rejects.toThrow();
});

test('each migration has a transaction of its own: those before a failed one stay', async () => {
  const failing = new Map([...later, ['9003-third', addColumn('events', 'venue')]]);
  await expect(migrate(database, undefined, () => {}, failing)).rejects.toMatchObject({ code: '42701' });
  const { rows } = await sql`select name from kysely_migration order by name desc limit 1`.execute(database.queries);
  expect(rows).toEqual([{ name: '9002-second' }]);
});

test('the lock of a migration holds no snapshot, which a concurrent index would wait for', async () => {
  let held: readonly unknown[] | null = null;
  await database.withLock(1, async () => {
    const { rows } = await sql`select query from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and backend_xmin is not null`.execute(
      database.queries,
    );
    held = rows;
  });
  expect(held).toEqual([]);
});

test('a concurrent index waits for older transactions, while its table is read', async () => {
  const { queries } = database;
  await sql`create table numbers as select n::text as id from generate_series(1, 12) n`.execute(queries);
  await using other = openPostgres(url, 1, () => {}, 'none');
  const { promise: isHeld, resolve } = Promise.withResolvers<void>();
  const holding = other.queries.transaction().execute(async (transaction) => {
    await sql`insert into numbers values ('13')`.execute(transaction);
    resolve();
    await sql`select pg_sleep(2)`.execute(transaction);
  });
  await isHeld;
  const building = queries.connection().execute(async (connection) => {
    await sql`set lock_timeout = 100`.execute(connection);
    await createIndexConcurrently(connection, 'by_id', 'numbers (id)');
    return sql`show lock_timeout`.execute(connection);
  });
  expect(await slowestRead('numbers', Promise.all([holding, building]))).toBeLessThan(1_000);
  expect((await building).rows).toEqual([{ lock_timeout: '100ms' }]);
});

test('a concurrent index is built again where an interrupted build left an invalid one', async () => {
  const { queries } = database;
  await sql`create table numbers as select n::text as id from generate_series(1, 12) n`.execute(queries);
  await sql`insert into numbers values ('7')`.execute(queries);
  await sql`create unique index concurrently by_id on numbers (id)`.execute(queries).catch(() => {});
  await createIndexConcurrently(queries, 'by_id', 'numbers (id)');
  const { rows } = await sql`select indisvalid from pg_index where indexrelid = 'by_id'::regclass`.execute(queries);
  expect(rows).toEqual([{ indisvalid: true }]);
  const batches: number[] = [];
  await inBatches(queries, 'numbers', 'id', async (ids) => void batches.push(ids.length), 5);
  expect(batches).toEqual([5, 5, 2]);
});
