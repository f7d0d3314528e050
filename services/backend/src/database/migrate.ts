import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import * as firstSchema from './migrations/0001-first-schema.ts';
import * as listRevisions from './migrations/0002-list-revisions.ts';
import * as unusedUploads from './migrations/0003-unused-uploads.ts';
import * as plainLists from './migrations/0004-plain-lists.ts';
import type { Schema } from './schema.ts';

const migrations = {
  '0001-first-schema': firstSchema,
  '0002-list-revisions': listRevisions,
  '0003-unused-uploads': unusedUploads,
  '0004-plain-lists': plainLists,
};

/** Brings the database to the newest version; safe when several processes start at once. @throws what a migration throws. */
export async function migrateToLatest(db: Kysely<Schema>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}
