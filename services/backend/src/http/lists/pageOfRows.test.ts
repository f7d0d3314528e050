import { MAX_COUNTED } from '@cpd/domain/paging';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pageOfEvents } from '../../catalog/events/store.ts';
import type { Database } from '../../database/Database.ts';
import { keywordFilters } from '../../database/searchText.ts';
import { openTestDatabase } from '../../testing/testDatabase.ts';
import { pageOfRows } from './pageOfRows.ts';

const ROWS = 30_007;
const SIZE = 10;

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await sql`
    insert into events (id, hyperlink, search) select n::text, 'https://cpd.example/' || n, n::text
    from generate_series(1, ${sql.lit(ROWS)}) n
  `.execute(database.queries);
});
afterAll(() => database.close());

async function rowsOf(page: number, keyword = '') {
  const { docs, total } = await pageOfEvents(database, { page, size: SIZE, keyword });
  return { rows: docs.map(({ _id }) => Number(_id)), total };
}

test.each([1, 1_000, 1_001, 1_500, 1_501, 2_000, 3_000, 3_001])(
  'page %i of a long list has its rows, the newest first',
  async (page) => {
    const newest = ROWS - (page - 1) * SIZE;
    const rows = Array.from({ length: SIZE }, (_, index) => newest - index).filter((row) => row > 0);
    expect(await rowsOf(page)).toEqual({ rows, total: ROWS });
  },
);

test.each([3_002, 100_000])('page %i, past the end of a long list, has no rows', async (page) => {
  expect(await rowsOf(page)).toEqual({ rows: [], total: ROWS });
});

test('a page after the counted rows is searched, because there may be more', async () => {
  const list = { table: 'events', filters: [], maxCounted: 1_000 } as const;
  const { docs, total } = await pageOfRows(database, list, { page: 2_000, size: SIZE }, (isOnPage) =>
    database.queries.selectFrom('events').select('id').where(isOnPage).orderBy('ordinal', 'desc').execute(),
  );
  expect([docs.map(({ id }) => Number(id))[0], docs.length, total]).toEqual([
    ROWS - 1_999 * SIZE,
    SIZE,
    2_000 * SIZE + 1,
  ]);
});

test('a far page of a long list that is searched has its rows', async () => {
  const found = Array.from({ length: ROWS }, (_, index) => ROWS - index).filter((row) => String(row).includes('2'));
  const pages = Math.ceil(found.length / SIZE);
  expect(found.length).toBeGreaterThan(10_000 + SIZE);
  const pageOfFound = (page: number) => found.slice((page - 1) * SIZE, page * SIZE);
  expect(await rowsOf(pages, '2')).toEqual({ rows: pageOfFound(pages), total: found.length });
  expect(await rowsOf(pages + 1, '2')).toEqual({ rows: [], total: found.length });
  // Counting all of them would take long, so the total tells only that there are more.
  expect(await rowsOf(pages - 1, '2')).toEqual({ rows: pageOfFound(pages - 1), total: (pages - 1) * SIZE + 1 });
  expect(await rowsOf(1, '2')).toEqual({ rows: pageOfFound(1), total: MAX_COUNTED + 1 });
});

describe('a keyword that no index finds', () => {
  beforeAll(async () => {
    const rare = sql`id in ('7', '500', '15000', '29000')`;
    await sql`update events set hyperlink = hyperlink || '?qz' where ${rare}`.execute(database.queries);
  });

  test.each([
    ['qz', 1, 10, ['29000', '15000', '500', '7']],
    ['qz', 1, 3, ['29000', '15000', '500']],
    ['qz', 2, 3, ['7']],
    ['qz', 1, 1, ['29000']],
    ['qz', 3, 3, []],
    ['zq', 1, 10, []],
  ])('finds the rows with %s on page %i of %i, however old they are', async (keyword, page, size, ids) => {
    const { docs, total } = await pageOfEvents(database, { page, size, keyword });
    expect([docs.map(({ _id }) => _id), total]).toEqual([ids, keyword === 'qz' ? 4 : 0]);
  });

  const plansFor = async (keyword: string) => {
    const plans: string[] = [];
    const read = async (isOnPage: RawBuilder<boolean>) => {
      const ids = database.queries.selectFrom('events').select('id').where(isOnPage);
      plans.push(JSON.stringify((await sql`explain ${ids}`.execute(database.queries)).rows));
      return ids.execute();
    };
    await pageOfRows(database, { table: 'events', filters: [], keyword }, { page: 1, size: 10 }, read);
    return plans;
  };

  test('is looked for in the newest rows, and in all of them without an order if few have it', async () => {
    const [newest, all, ...others] = await plansFor('qz');
    expect(newest).toMatch(/Index Scan Backward/);
    expect(all).toMatch(/Sort Key: [^"]*ordinal \+ 0/);
    expect(others).toEqual([]);
  });

  test('is looked for without the index, all of which it would read', async () => {
    const indexesFor = (keyword: string) =>
      database.transaction(async (queries) => {
        await sql`set local enable_seqscan = off`.execute(queries);
        const isFound = sql.join(keywordFilters(keyword), sql` and `);
        const plan = await sql`explain select from events where ${isFound} or id = 'x'`.execute(queries);
        return JSON.stringify(plan.rows).match(/events_\w+/g) ?? [];
      });
    expect(await indexesFor('qz')).toEqual([]);
    expect(await indexesFor('qzx')).toContain('events_search');
  });

  test('is looked for before a slow condition is checked', async () => {
    await sql`create sequence checks`.execute(database.queries);
    const list = {
      table: 'events',
      filters: [],
      keyword: 'qz',
      foundOnly: sql<boolean>`nextval('checks') > 0`,
    } as const;
    const { docs } = await pageOfRows(database, list, { page: 1, size: 10 }, (isOnPage) =>
      database.queries.selectFrom('events').select('id').where(isOnPage).execute(),
    );
    expect(docs).toHaveLength(4);
    const { rows } = await sql<{ checks: number }>`select last_value as checks from checks`.execute(database.queries);
    // Two of them are among the newest rows, which are searched first.
    expect(rows).toEqual([{ checks: 4 + 2 }]);
  });

  test('is looked for in the newest rows alone if enough of them have it', async () => {
    expect(await plansFor('29')).toHaveLength(1);
  });
});

// These change the list, so they come last.
describe('a long list that has changed since its rows were counted', () => {
  async function storedRows() {
    const rows = await database.queries.selectFrom('events').select('id').orderBy('ordinal', 'desc').execute();
    return rows.map(({ id }) => Number(id));
  }

  async function grow(): Promise<void> {
    await sql`
      insert into events (id) select (n + (select max(id::integer) from events))::text from generate_series(1, 27) n
    `.execute(database.queries);
  }

  async function shrink(): Promise<void> {
    await sql`
      delete from events where id in (
        select id from (select id, row_number() over (order by ordinal) as place from events) as numbered
        where place % 1000 = 5
      )
    `.execute(database.queries);
  }

  /** Counts the rows, and changes them afterwards. */
  async function changeCounted(change: () => Promise<void>) {
    const { total } = await rowsOf(2_000);
    const before = await storedRows();
    expect(total).toBe(before.length);
    await change();
    return { before, after: await storedRows() };
  }

  test.each([
    ['grown', grow],
    ['shrunk', shrink],
  ])('a long list that has %s has each row on one page', async (_, change) => {
    const { after } = await changeCounted(change);
    for (const page of [1, 1_499, 1_500, 1_501, 1_502, 2_997, 2_998, 2_999, 3_000, 3_001, 3_002, 3_003, 3_004]) {
      const { rows } = await rowsOf(page);
      expect([page, rows]).toEqual([page, after.slice((page - 1) * SIZE, page * SIZE)]);
    }
  });

  test.each([
    ['grown, on a page that it did not have', grow, 1],
    ['shrunk, on a page that it has no more', shrink, 0],
  ])('a long list that has %s is counted again', async (_, change, afterLast) => {
    const { before, after } = await changeCounted(change);
    const page = Math.ceil(before.length / SIZE) + afterLast;
    expect((await rowsOf(page)).total).toBe(after.length);
    expect((await rowsOf(1)).total).toBe(after.length);
  });
});
