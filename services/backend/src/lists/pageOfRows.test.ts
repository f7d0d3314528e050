import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Database } from '../database/Database.ts';
import { pageOfEvents } from '../events/store.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
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
  'page %i of a long list has its rows, the newest first, from whichever end it is looked for',
  async (page) => {
    const newest = ROWS - (page - 1) * SIZE;
    const rows = Array.from({ length: SIZE }, (_, index) => newest - index).filter((row) => row > 0);
    expect(await rowsOf(page)).toEqual({ rows, total: ROWS });
  },
);

test.each([3_002, 100_000])('page %i, past the end of a long list, has no rows', async (page) => {
  expect(await rowsOf(page)).toEqual({ rows: [], total: ROWS });
});

test('a page past the end of a long list is not looked for', async () => {
  const read = vi.fn(async () => []);
  const page = await pageOfRows(database, { table: 'events', filters: [] }, { page: 3_002, size: SIZE }, read);
  expect(page).toEqual({ docs: [], page: 3_002, size: SIZE, total: ROWS });
  expect(read).not.toHaveBeenCalled();
});

test('a page behind the rows that are counted is looked for, as there may be more', async () => {
  const list = { table: 'events', filters: [], mostCounted: 1_000 } as const;
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
  for (const page of [pages - 1, pages]) {
    const rows = found.slice((page - 1) * SIZE, page * SIZE);
    expect(await rowsOf(page, '2')).toEqual({ rows, total: found.length });
  }
});
