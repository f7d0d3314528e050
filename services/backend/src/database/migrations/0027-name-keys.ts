import type { Kysely } from 'kysely';

/**
 * Lets one account alone have each folded user name. The service fills the column when it starts: names of earlier
 * versions that collide are reported and stay without a key.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('admins').addColumn('name_key', 'text').execute();
  await db.schema.createIndex('admins_name_key').on('admins').column('name_key').unique().execute();
}
