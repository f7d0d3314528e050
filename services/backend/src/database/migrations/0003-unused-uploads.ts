import { type Kysely, sql } from 'kysely';

/** Stores since when uploads are unused, and when removals outside of the database are due. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['images', 'files']) {
    await db.schema.alterTable(table).addColumn('unused_since', 'timestamptz').execute();
  }
  await db.schema
    .alterTable('pending_deletions')
    .addColumn('due_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .execute();
}
