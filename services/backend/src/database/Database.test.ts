import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addCourse } from '../courses/store.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import type { Database } from './Database.ts';
import { newId } from './id.ts';
import { UPLOAD_COLUMNS } from './migrations/0004-plain-lists.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => database.queries.deleteFrom('courses').execute());

const insertCourse = (queries: Database['queries'], sequence: number) =>
  queries.insertInto('courses').values({ id: newId(), sequence }).execute();
const countCourses = async () => (await database.queries.selectFrom('courses').select('id').execute()).length;

test('a transaction keeps all of its queries when its work ends well', async () => {
  await database.transaction(async (queries) => {
    await insertCourse(queries, 1);
    await insertCourse(queries, 2);
  });
  expect(await countCourses()).toBe(2);
});

test('a transaction keeps none of its queries when its work throws', async () => {
  const work = database.transaction(async (queries) => {
    await insertCourse(queries, 1);
    throw new Error('changed my mind');
  });
  await expect(work).rejects.toThrow('changed my mind');
  expect(await countCourses()).toBe(0);
});

test('a transaction refuses the outer handle at once instead of waiting for ever', async () => {
  const outer = database.queries;
  const work = database.transaction(async () => insertCourse(outer, 1));
  await expect(work).rejects.toThrow('must use the handle that the transaction gives');
  expect(await countCourses()).toBe(0);
});

test('a transaction refuses another transaction inside its work', async () => {
  const work = database.transaction(() => database.transaction(async (queries) => insertCourse(queries, 1)));
  await expect(work).rejects.toThrow('must use the handle that the transaction gives');
});

test('a transaction does not mix with queries and transactions that run beside it', async () => {
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

test('a transaction frees work that it left behind after its end', async () => {
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

test('migrating again changes nothing', async () => {
  await insertCourse(database.queries, 1);
  await database.migrate();
  expect(await countCourses()).toBe(1);
});

test('migrating a database of the version before keeps its rows and ends the numbering of its lists', async () => {
  const { queries } = database;
  await insertCourse(queries, 1);
  await sql`delete from kysely_migration where name = '0004-plain-lists'`.execute(queries);
  for (const [table, column] of UPLOAD_COLUMNS) await sql`drop index ${sql.id(`${table}_${column}`)}`.execute(queries);
  await sql`create table revisions (list text primary key, revision bigint not null default 0)`.execute(queries);
  await sql`create function next_revision() returns trigger language plpgsql as $$
    begin update revisions set revision = revision + 1 where list = TG_ARGV[0]; return null; end $$`.execute(queries);
  await sql`create trigger revision_of_courses after insert on courses
    for each statement execute function next_revision('courses')`.execute(queries);
  await sql`delete from locks where name = 'course-sequence'`.execute(queries);

  await database.migrate();

  expect(await countCourses()).toBe(1);
  await database.transaction(addCourse);
  expect(await countCourses()).toBe(2);
  await expect(sql`select from revisions`.execute(queries)).rejects.toThrow('does not exist');
});
