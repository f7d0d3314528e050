import type { Kysely } from 'kysely';

/** Notes where a certificate's PDF is kept, so that it goes with its person. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('certificates').addColumn('pdf_key', 'text').execute();
}
