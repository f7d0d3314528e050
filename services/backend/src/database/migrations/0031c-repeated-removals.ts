import type { Kysely } from 'kysely';

/** Lets a removal be repeated, for a CDN that stores a response that began before it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('pending_deletions')
    .addColumn('is_repeated', 'boolean', (column) => column.notNull().defaultTo(false))
    .execute();
}
