import { type Kysely, sql } from 'kysely';

/**
 * Makes each deletion look up the bin by its index. The plan for an almost empty bin reads all of its rows, and stays while
 * a statement that deletes many rows fills it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter function put_into_bin() set enable_seqscan to off`.execute(db);
}
