import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { openEmbedded } from '../services/backend/src/database/embedded.ts';
import { migrate } from '../services/backend/src/database/migrate.ts';
import { schemaTypes } from './schemaTypes.ts';

test('the types and the order of the tables are those of the migrated database; `npm run generate` writes them', async () => {
  await using database = await openEmbedded(null);
  await migrate(database);
  const read = (file: string) => readFile(new URL(`../services/backend/src/database/${file}`, import.meta.url), 'utf8');
  expect(await schemaTypes(database.queries)).toEqual({
    types: await read('columns.d.ts'),
    names: await read('tables.ts'),
  });
});
