import type { Kysely } from 'kysely';

/** Tells what a session was begun with, and the network it was last renewed from. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('sessions').addColumn('device', 'text').addColumn('network', 'text').execute();
}
