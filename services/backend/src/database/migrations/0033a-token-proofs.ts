import type { Kysely } from 'kysely';

/**
 * Stores the proof of identity of a refresh token, whether its receiver has used it, and from which networks a
 * token was used that may have been copied.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('refresh_tokens')
    .addColumn('proved_at', 'timestamptz')
    .addColumn('used_at', 'timestamptz')
    .execute();
  await db.schema.alterTable('sessions').addColumn('concurrent_networks', 'jsonb').execute();
}
