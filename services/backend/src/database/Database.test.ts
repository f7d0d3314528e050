import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestDatabase } from '../testing/testDatabase.ts';
import type { Database } from './Database.ts';
import { newId } from './id.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => database.queries.deleteFrom('courses').execute());

const insertCourse = (queries: Database['queries'], sequence: number) =>
  queries.insertInto('courses').values({ id: newId(), sequence }).execute();
const countCourses = async () => (await database.queries.selectFrom('courses').select('id').execute()).length;

describe('a transaction', () => {
  test('keeps all of its queries when its work ends well', async () => {
    await database.transaction(async (queries) => {
      await insertCourse(queries, 1);
      await insertCourse(queries, 2);
    });
    expect(await countCourses()).toBe(2);
  });

  test('keeps none of its queries when its work throws', async () => {
    const work = database.transaction(async (queries) => {
      await insertCourse(queries, 1);
      throw new Error('changed my mind');
    });
    await expect(work).rejects.toThrow('changed my mind');
    expect(await countCourses()).toBe(0);
  });

  test('refuses the outer handle at once instead of waiting for ever', async () => {
    const outer = database.queries;
    const work = database.transaction(async () => insertCourse(outer, 1));
    await expect(work).rejects.toThrow('must use the handle that the transaction gives');
    expect(await countCourses()).toBe(0);
  });

  test('refuses another transaction inside its work', async () => {
    const work = database.transaction(() => database.transaction(async (queries) => insertCourse(queries, 1)));
    await expect(work).rejects.toThrow('must use the handle that the transaction gives');
  });

  test('does not mix with queries and transactions that run beside it', async () => {
    const failing = database.transaction(async (queries) => {
      await insertCourse(queries, 1);
      throw new Error('undone');
    });
    const others = Array.from({ length: 20 }, (_, place) =>
      place % 2 === 0
        ? insertCourse(database.queries, place)
        : database.transaction((queries) => insertCourse(queries, place)),
    );
    await expect(failing).rejects.toThrow('undone');
    await Promise.all(others);
    expect(await countCourses()).toBe(20);
  });

  test('frees work that it left behind after its end', async () => {
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
});

test('migrating again changes nothing', async () => {
  await insertCourse(database.queries, 1);
  await database.migrate();
  expect(await countCourses()).toBe(1);
});
