import type { Kysely } from 'kysely';
import { createIndexConcurrently } from '../migrationSteps.ts';

export const isOutsideTransaction = true;

/** Indexes uploads by the time since when they are unused, so that the oldest ones are found without a scan. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['images', 'files']) {
    await createIndexConcurrently(
      db,
      `${table}_unused_since`,
      `${table} (unused_since) where unused_since is not null`,
    );
  }
}
