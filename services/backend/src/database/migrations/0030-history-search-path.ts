import { type Kysely, sql } from 'kysely';

/**
 * Makes `cut_history`, which runs with its owner's rights, search temporary tables last. Unless the path names their
 * schema, they come first, and a caller's temporary table `audit` would run its triggers with the owner's rights.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ path: string }>`select current_setting('search_path') as path`.execute(db);
  await sql
    .raw(`alter function cut_history(timestamptz, integer) set search_path to ${rows[0]?.path}, pg_temp`)
    .execute(db);
}
