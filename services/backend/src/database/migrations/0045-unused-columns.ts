import { type Kysely, sql } from 'kysely';

/** Version 0.5 neither reads nor writes them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('audit').dropColumn('hash').execute();
  await db.schema.alterTable('pending_deletions').dropColumn('is_repeated').execute();
  await sql`drop function write_history_line`.execute(db);
}
