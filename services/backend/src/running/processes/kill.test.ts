import { rm } from 'node:fs/promises';
import { expect, inject, test } from 'vitest';
import { createTestDatabase, createTestFolder } from '../../testing/testDatabase.ts';
import { killRepeatedly } from './killRepeatedly.fixture.ts';

// Undefined in the project of the embedded database, unlike its type.
const postgres: ReturnType<typeof inject<'postgres'>> | undefined = inject('postgres');

async function killOne(times: number): Promise<void> {
  const folder = await createTestFolder();
  const url = await createTestDatabase();
  const settings = { DATA_DIR: folder, TOKEN_SECRET: 'k'.repeat(32), ...(url === null ? {} : { DATABASE_URL: url }) };
  try {
    expect(await killRepeatedly(times, settings)).toBeGreaterThanOrEqual(times);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

test.runIf(postgres === undefined)('no acknowledged write is lost by four kill -9 during writes', () => killOne(4));

// `npm run bench -- kills` does it a hundred times.
test('no acknowledged write is lost by many kill -9 during writes of two services', { tags: ['release'] }, async () => {
  const kills = postgres === undefined ? 10 : 5;
  await Promise.all([killOne(kills), killOne(kills)]);
});
