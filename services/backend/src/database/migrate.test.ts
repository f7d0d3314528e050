import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../testing/testDatabase.ts';
import { type Database, databaseErrorCode } from './Database.ts';
import { migrate, requireSchema } from './migrate.ts';
import { createIndexConcurrently, inBatches } from './migrationSteps.ts';
import { openPostgres } from './postgres.ts';

let url: string;
let database: Database;
beforeEach(async () => {
  url = (await createTestDatabase('template0')) ?? '';
  database = openPostgres(url, 2, () => {}, 'none');
});
afterEach(() => database.close());

/** The longest that reading a table took while work went on, in milliseconds. */
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

test('a migration that waits for a table lets other requests have it, and goes on once it is free', async () => {
  await migrate(database, '0004-plain-lists');
  await using other = openPostgres(url, 1, () => {}, 'none');
  let waited = false;
  const holding = other.queries.transaction().execute(async (queries) => {
    await sql`lock table courses in share mode`.execute(queries);
    // Longer than the migration waits at a time, so that it has to try again.
    await sql`select pg_sleep(5)`.execute(queries);
    waited = true;
  });
  const slowest = await slowestRead('courses', Promise.all([holding, migrate(database)]));
  expect(waited).toBe(true);
  // Without a limit, reads would have waited behind the migration for as long as the table was held.
  expect(slowest).toBeLessThan(4_000);
  expect(await requireSchema(database)).toMatch(/^\d{4}-/);
});

test('processes that migrate at the same time run each migration once', async () => {
  await using other = openPostgres(url, 2, () => {}, 'none');
  const done: string[] = [];
  await Promise.all([database, other].map((each) => migrate(each, undefined, (name) => done.push(name))));
  expect(done.length).toBeGreaterThan(10);
  expect(new Set(done).size).toBe(done.length);
});

test('each migration has a transaction of its own: those before one that fails stay', async () => {
  await migrate(database, '0004-plain-lists');
  // The migration after this one cannot add its column.
  await sql`alter table users add column version bigint`.execute(database.queries);
  await sql`alter table events add column version bigint`.execute(database.queries);
  const error = await migrate(database).then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(databaseErrorCode(error)).toBe('42701');
  const { rows } = await sql`select name from kysely_migration order by name desc limit 1`.execute(database.queries);
  expect(rows).toEqual([{ name: '0013-history-by-ordinal' }]);
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
