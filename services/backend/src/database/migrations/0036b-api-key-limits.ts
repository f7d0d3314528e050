import type { Kysely } from 'kysely';

/** Lets keys expire, and counts their requests. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('api_keys')
    .addColumn('expires_at', 'timestamptz')
    .addColumn('requests', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('requests_reset_at', 'timestamptz')
    .execute();
}
