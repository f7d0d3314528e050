import type { Kysely } from 'kysely';

/** Stores from where a refresh token was exchanged, and the key that its successor was derived with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('refresh_tokens')
    .addColumn('successor_key', 'text')
    .addColumn('replaced_from_network', 'text')
    .addColumn('replaced_from_agent', 'text')
    .execute();
}
