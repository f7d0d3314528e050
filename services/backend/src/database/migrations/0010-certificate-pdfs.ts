import type { Kysely } from 'kysely';

/** Stores where a certificate's PDF is, so that it is deleted with its person. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('certificates').addColumn('pdf_key', 'text').execute();
}
