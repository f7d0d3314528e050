import { rm } from 'node:fs/promises';
import { expect, inject, test } from 'vitest';
import { createTestDatabase, createTestFolder } from '../testing/testDatabase.ts';
import { killRepeatedly } from './killRepeatedly.fixture.ts';

// Undefined in the project of the embedded database, unlike its type.
const postgres: ReturnType<typeof inject<'postgres'>> | undefined = inject('postgres');

/** How often the process is killed, in two parallel services; `npm run bench -- kills` does it a hundred times. */
const KILLS = postgres === undefined ? 20 : 10;

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

test(
  `no acknowledged write is lost by ${KILLS} kill -9 during writes`,
  async () => {
    await Promise.all([killOne(KILLS / 2), killOne(KILLS / 2)]);
  },
  60 * 60_000,
);
