import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { withTimeout } from '../running/limits/deadline.ts';
import { createTestDatabase, openTestDatabase } from '../testing/testDatabase.ts';
import type { Database } from './Database.ts';
import { newId } from './id.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './postgres.ts';

let database: Database;
/** Another process on the same database; the embedded one has none. */
let other: Database;
let isEmbedded: boolean;
beforeAll(async () => {
  const url = await createTestDatabase();
  isEmbedded = url === null;
  database = url === null ? await openTestDatabase() : openPostgres(url, 10, () => {});
  other = url === null ? database : openPostgres(url, 2, () => {});
});
afterAll(async () => {
  await database.close();
  if (!isEmbedded) await other.close();
});
beforeEach(() => database.queries.deleteFrom('courses').execute());

const insertCourse = (queries: Database['queries'], sequence: number) =>
  queries.insertInto('courses').values({ id: newId(), sequence }).execute();
const countCourses = async () => (await database.queries.selectFrom('courses').select('id').execute()).length;

test('a transaction commits all of its queries when its work succeeds', async () => {
  await database.transaction(async (queries) => {
    await insertCourse(queries, 1);
    await insertCourse(queries, 2);
  });
  expect(await countCourses()).toBe(2);
});

test('a transaction rolls back all of its queries when its work throws', async () => {
  const work = database.transaction(async (queries) => {
    await insertCourse(queries, 1);
    throw new Error('changed my mind');
  });
  await expect(work).rejects.toThrow('changed my mind');
  expect(await countCourses()).toBe(0);
});

test('a transaction whose work ignores the error of a statement is rolled back, and fails', async () => {
  const work = database.transaction(async (queries) => {
    await insertCourse(queries, 1);
    await insertCourse(queries, 0).catch(() => {});
  });
  await expect(work).rejects.toThrow();
  expect(await countCourses()).toBe(0);
});

test('a transaction rejects the outer handle at once instead of waiting forever', async () => {
  const outer = database.queries;
  const work = database.transaction(async () => insertCourse(outer, 1));
  await expect(work).rejects.toThrow('must use the handle that the transaction gives');
  expect(await countCourses()).toBe(0);
});

test('a transaction rejects another transaction inside its work', async () => {
  const work = database.transaction(() => database.transaction(async (queries) => insertCourse(queries, 1)));
  await expect(work).rejects.toThrow('must use the handle that the transaction gives');
});

test('a transaction does not mix with queries and transactions that run next to it', async () => {
  const failing = database.transaction(async (queries) => {
    await insertCourse(queries, 1);
    throw new Error('undone');
  });
  const others = Array.from({ length: 20 }, (_, place) =>
    place % 2 === 0
      ? insertCourse(database.queries, place + 1)
      : database.transaction((queries) => insertCourse(queries, place + 1)),
  );
  await expect(failing).rejects.toThrow('undone');
  await Promise.all(others);
  expect(await countCourses()).toBe(20);
});

test('a transaction no longer restricts work that it left behind after its end', async () => {
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  let late: Promise<unknown> = Promise.resolve();
  await database.transaction(async (queries) => {
    await insertCourse(queries, 1);
    late = ended.then(() => insertCourse(database.queries, 2));
  });
  end();
  await late;
  expect(await countCourses()).toBe(2);
});

test('two transactions in a deadlock both succeed, one of them after a retry', async () => {
  const [one, two] = [newId(), newId()];
  const rows = [one, two].map((id, index) => ({ id, sequence: index + 1 }));
  await database.queries.insertInto('courses').values(rows).execute();
  const { promise: bothHold, resolve } = Promise.withResolvers<void>();
  let [attempts, holding] = [0, 0];
  const change = (first: string, second: string) =>
    database.transaction(async (queries) => {
      const titled = (id: string) =>
        queries.updateTable('courses').set({ title: first }).where('id', '=', id).execute();
      attempts += 1;
      await titled(first);
      holding += 1;
      // The embedded database runs one after the other.
      if (isEmbedded || holding > 1) resolve();
      await bothHold;
      await titled(second);
    });
  await Promise.all([change(one, two), change(two, one)]);
  expect(attempts).toBe(isEmbedded ? 2 : 3);
});

test('a request that is aborted during a transaction starts no further statement, and is rolled back', async () => {
  const client = new AbortController();
  const statements: string[] = [];
  const { promise: ended, resolve: end } = Promise.withResolvers<unknown>();
  const call = withTimeout(
    'A request',
    60_000,
    () => {
      const work = database.transaction(async (queries) => {
        await insertCourse(queries, 1);
        statements.push('first');
        client.abort();
        await insertCourse(queries, 2);
        statements.push('second');
      });
      work.catch(end);
      return work;
    },
    client.signal,
  );
  await expect(call).rejects.toThrow('A request was aborted.');
  await ended;
  expect(statements).toEqual(['first']);
  expect(await countCourses()).toBe(0);
});

test('a request that is aborted while it waits for a connection leaves its turn to the next ones', async () => {
  const client = new AbortController();
  const { promise: isFull, resolve: fill } = Promise.withResolvers<void>();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  let begun = 0;
  // As many as there are connections, so that the next one waits.
  const connections = isEmbedded ? 1 : 10;
  const holding = Array.from({ length: connections }, (_, index) =>
    database.transaction(async (queries) => {
      await insertCourse(queries, index + 1);
      begun += 1;
      if (begun === connections) fill();
      await released;
    }),
  );
  await isFull;
  const leaving = withTimeout('A request', 60_000, () => insertCourse(database.queries, 11), client.signal);
  const staying = insertCourse(database.queries, 12);
  client.abort();
  await expect(leaving).rejects.toThrow('A request was aborted.');
  release();
  await Promise.all([...holding, staying]);
  expect(await countCourses()).toBe(holding.length + 1);
});

test('the process does other work while many requests run statements', async () => {
  let done = 0;
  const calls = Array.from({ length: 50 }, () => countCourses().then(() => (done += 1)));
  await new Promise(setImmediate);
  expect(done).toBeLessThan(50);
  await Promise.all(calls);
});

test('migrating again changes nothing', async () => {
  await insertCourse(database.queries, 1);
  await migrate(database);
  expect(await countCourses()).toBe(1);
});

test('work for one process at a time is skipped while another one does it', async () => {
  const done: string[] = [];
  await database.tryWithLock(1, async () => {
    done.push('first');
    await other.tryWithLock(1, async () => void done.push('second'));
    await other.tryWithLock(2, async () => void done.push('other work'));
  });
  await other.tryWithLock(1, async () => void done.push('later'));
  // The embedded database belongs to one process, so there is no other one to wait for.
  expect(done.filter((name) => name !== 'second')).toEqual(['first', 'other work', 'later']);
  expect(done.includes('second')).toBe(isEmbedded);
});

test('work for one process at a time can be repeated after a failure', async () => {
  const failing = database.tryWithLock(1, async () => {
    throw new Error('no storage');
  });
  await expect(failing).rejects.toThrow('no storage');
  let isDone = false;
  await other.tryWithLock(1, async () => {
    isDone = true;
  });
  expect(isDone).toBe(true);
});
