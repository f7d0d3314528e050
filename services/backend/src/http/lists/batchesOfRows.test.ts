import { setImmediate as otherWork } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../database/Database.ts';
import { openTestDatabase } from '../../testing/testDatabase.ts';
import { batchesOfRows } from './batchesOfRows.ts';

const ROWS = 3_500;

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await sql`insert into events (id) select n::text from generate_series(1, ${sql.lit(ROWS)}) n`.execute(
    database.queries,
  );
});
afterAll(() => database.close());

test('many downloads at once read one batch at a time, and each gets all rows', async () => {
  let reading = 0;
  let most = 0;
  const download = async () => {
    let count = 0;
    const batches = batchesOfRows(database, { table: 'events', filters: [] }, async (isMeant) => {
      reading += 1;
      most = Math.max(most, reading);
      await otherWork();
      const rows = await database.queries.selectFrom('events').select('id').where(isMeant).execute();
      reading -= 1;
      return rows;
    });
    for await (const rows of batches) count += rows.length;
    return count;
  };
  const counts = await Promise.all(Array.from({ length: 6 }, download));
  expect([counts, most]).toEqual([Array(6).fill(ROWS), 1]);
});

test('of many downloads that begin at once the last are rejected, and none that has begun', async () => {
  const list = { table: 'events', filters: [] } as const;
  const release = Promise.withResolvers<void>();
  const begin = async () => {
    const batches = batchesOfRows(database, list, async () => {
      await release.promise;
      return [1];
    });
    await batches.next();
    return batches;
  };
  // One reads and a hundred wait.
  const begun = Array.from({ length: 101 }, begin);
  await expect(begin()).rejects.toThrow('Too many lists are downloaded.');
  release.resolve();
  const downloads = await Promise.all(begun);
  downloads.push(await begin());
  // More wait to continue than may wait to begin.
  const continued = await Promise.all(downloads.map((download) => download.next()));
  expect(continued.map(({ value }) => value)).toEqual(Array(102).fill([1]));
});

test('a download that fails or ends early lets the others go on', async () => {
  const list = { table: 'events', filters: [] } as const;
  const failing = batchesOfRows(database, list, async () => {
    throw new Error('down');
  });
  await expect(failing.next()).rejects.toThrow('down');
  const first = batchesOfRows(database, list, async () => [1]);
  await first.next();
  await first.return(undefined);
  const second = batchesOfRows(database, list, async () => [2]);
  expect((await second.next()).value).toEqual([2]);
});
