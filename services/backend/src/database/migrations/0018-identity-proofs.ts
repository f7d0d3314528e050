import type { Kysely } from 'kysely';

/** Stores when a session last proved its user's identity, and who added an administrator. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Sessions of earlier versions have proved nothing and are asked once.
  await db.schema.alterTable('sessions').addColumn('proved_at', 'timestamptz').execute();
  await db.schema.alterTable('admins').addColumn('added_by', 'text').execute();
}
