import type { Kysely } from 'kysely';

/** Stores the device that started a session, and the network of its last renewal. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('sessions').addColumn('device', 'text').addColumn('network', 'text').execute();
}
