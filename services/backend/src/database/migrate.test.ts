import { type RawBuilder, sql } from 'kysely';
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

/** Keeps a transaction open after a statement. Call `end` to commit it. */
async function holdTransaction(statement: RawBuilder<unknown>) {
  const other = openPostgres(url, 1, () => {}, 'none');
  const held = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  const transaction = other.queries.transaction().execute(async (queries) => {
    await statement.execute(queries);
    held.resolve();
    await ended.promise;
  });
  await Promise.race([held.promise, transaction]);
  const end = async () => {
    ended.resolve();
    await transaction;
    await other.close();
  };
  return { end, [Symbol.asyncDispose]: end };
}

/** Reads a table once another connection has waited for a lock for a while. */
async function readWhileAnotherWaits(table: string, lock: RawBuilder<boolean>): Promise<void> {
  await using reader = openPostgres(url, 1, () => {});
  const waiting = sql`
    select from pg_locks join pg_stat_activity using (pid)
    where ${lock} and datname = current_database() and waitstart < clock_timestamp() - interval '200 ms'`;
  await vi.waitUntil(async () => (await waiting.execute(reader.queries)).rows.length > 0, { timeout: 60_000 });
  await sql`select from ${sql.table(table)} limit 1`.execute(reader.queries);
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
  await using holding = await holdTransaction(sql`lock table courses in share mode`);
  const migrating = migrate(database, undefined, () => {}, later);
  // The read queues behind the migration, and gets its turn while the table is still locked.
  await readWhileAnotherWaits('courses', sql`relation = 'courses'::regclass and mode = 'AccessExclusiveLock'`);
  await holding.end();
  await migrating;
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
  await using holding = await holdTransaction(sql`insert into numbers values ('13')`);
  const building = queries.connection().execute(async (connection) => {
    await sql`set lock_timeout = 100`.execute(connection);
    await createIndexConcurrently(connection, 'by_id', 'numbers (id)');
    return sql`show lock_timeout`.execute(connection);
  });
  await readWhileAnotherWaits('numbers', sql`locktype = 'virtualxid'`);
  await holding.end();
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
