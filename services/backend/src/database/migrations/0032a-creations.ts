import { type Kysely, sql } from 'kysely';

/**
 * Notes what was created under an id that the client has chosen, for requests that are repeated after the item has
 * changed or is gone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('creations')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('content_hash', 'text', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addPrimaryKeyConstraint('creations_pkey', ['kind', 'id'])
    .execute();
}
