import type { Kysely } from 'kysely';

/**
 * Makes folded user names unique. The service fills the column when it starts: names of earlier versions that collide
 * are reported and have no key.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('admins').addColumn('name_key', 'text').execute();
  await db.schema.createIndex('admins_name_key').on('admins').column('name_key').unique().execute();
}
