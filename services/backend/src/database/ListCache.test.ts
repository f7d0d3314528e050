import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openTestDatabase } from '../testing/testDatabase.ts';
import type { Database } from './Database.ts';
import { newId } from './id.ts';
import { ListCache } from './ListCache.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => database.queries.deleteFrom('courses').execute());

const addCourse = (queries = database.queries) =>
  queries.insertInto('courses').values({ id: newId(), sequence: 1 }).execute();
const countCourses = async () => (await database.queries.selectFrom('courses').select('id').execute()).length;
const text = async (cache: ListCache, key = 'all') =>
  new TextDecoder().decode((await cache.read('courses', key, countCourses)).json);

describe('a remembered list', () => {
  test('is loaded once while nothing changes, for each key', async () => {
    const cache = new ListCache(database);
    const load = vi.fn(async () => 'x');
    for (const key of ['a', 'b', 'a', 'b']) await cache.read('courses', key, load);
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('is loaded once for many calls at the same moment, and again after a failure', async () => {
    const cache = new ListCache(database);
    const load = vi.fn(async () => 'x');
    await Promise.all(Array.from({ length: 10 }, () => cache.read('courses', 'a', load)));
    expect(load).toHaveBeenCalledTimes(1);
    await expect(cache.read('courses', 'b', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await cache.read('courses', 'b', load);
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('is loaded again after any change, also one that another program made', async () => {
    const cache = new ListCache(database);
    expect(await text(cache)).toBe('0');
    await addCourse();
    expect(await text(cache)).toBe('1');
    await database.change('courses', (queries) => addCourse(queries));
    expect(await text(cache)).toBe('2');
    await database.queries.deleteFrom('courses').execute();
    expect(await text(cache)).toBe('0');
  });

  test('is never older than a change that was over when the call came, however many call at once', async () => {
    const cache = new ListCache(database);
    const counts: number[] = [];
    for (let round = 1; round <= 10; round += 1) {
      // Calls are on their way while the change is made.
      const during = Array.from({ length: 5 }, () => text(cache));
      await addCourse();
      counts.push(...(await Promise.all(Array.from({ length: 5 }, () => text(cache)))).map(Number));
      expect(counts.slice(-5)).toEqual(Array(5).fill(round));
      await Promise.all(during);
    }
  });

  test('is not that of a change that was undone', async () => {
    const cache = new ListCache(database);
    await text(cache);
    const undone = database.change('courses', async (queries) => {
      await addCourse(queries);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await text(cache)).toBe('0');
  });

  test('changes with what it shows of other tables', async () => {
    const { queries } = database;
    const revision = async () =>
      (await queries.selectFrom('revisions').select('revision').where('list', '=', 'courses').executeTakeFirstOrThrow())
        .revision;
    const before = await revision();
    const id = newId();
    await queries.insertInto('certificate_groups').values({ id, name: 'x' }).execute();
    expect(await revision()).toBe(before + 1);
    await queries.deleteFrom('certificate_groups').where('id', '=', id).execute();
    expect(await revision()).toBe(before + 2);
  });

  test('gives way to newer ones when memory is used up', async () => {
    const cache = new ListCache(database, 1_300);
    const load = vi.fn(async () => 'x'.repeat(98));
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await cache.read('users', key, load);
    // Room for two: `b` went when `c` came, as `a` had been asked for since.
    expect(load).toHaveBeenCalledTimes(4);
  });

  test('gives way also where answers are short and what they were asked by is long', async () => {
    const cache = new ListCache(database, 50_000);
    const load = vi.fn(async () => 'x');
    const keys = Array.from({ length: 10 }, (_, index) => String(index).padEnd(8_000, ' '));
    for (const key of [...keys, ...keys.slice(0, 1)]) await cache.read('users', key, load);
    expect(load).toHaveBeenCalledTimes(11);
  });
});

test('changes of the same lists wait for one another, in whatever order they name them', async () => {
  const running = { now: 0, most: 0 };
  const work = async () => {
    running.now += 1;
    running.most = Math.max(running.most, running.now);
    await countSomething();
    running.now -= 1;
  };
  const countSomething = () => new Promise((resolve) => setImmediate(resolve));
  await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      database.change(index % 2 === 0 ? ['posts', 'users'] : ['users', 'posts'], work),
    ),
  );
  expect(running.most).toBe(1);
});
