import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { TABLES } from './tables.ts';

test('every table except for locks and migrations is copied to another database, and emptied between tests', async () => {
  const database = await openTestDatabase();
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public'
  `.execute(database.queries);
  await database.close();
  const names = rows.map(({ name }) => name).filter((name) => name !== 'locks' && !name.startsWith('kysely_'));
  expect([...TABLES].sort()).toEqual(names.sort());
});
