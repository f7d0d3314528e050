import type { Kysely } from 'kysely';
import { createIndexConcurrently } from '../migrationSteps.ts';

export const isOutsideTransaction = true;

/** Finds the uploads that have been unused for longest without reading the others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['images', 'files']) {
    await createIndexConcurrently(
      db,
      `${table}_unused_since`,
      `${table} (unused_since) where unused_since is not null`,
    );
  }
}
