import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../database/Database.ts';
import { pageOfEvents } from '../events/store.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';

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

test('a far page of a long list that is searched has its rows', async () => {
  const found = Array.from({ length: ROWS }, (_, index) => ROWS - index).filter((row) => String(row).includes('2'));
  const pages = Math.ceil(found.length / SIZE);
  expect(found.length).toBeGreaterThan(10_000 + SIZE);
  for (const page of [pages - 1, pages]) {
    const rows = found.slice((page - 1) * SIZE, page * SIZE);
    expect(await rowsOf(page, '2')).toEqual({ rows, total: found.length });
  }
});
