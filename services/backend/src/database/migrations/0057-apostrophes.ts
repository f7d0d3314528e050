import { readFile } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';

/** Folds texts for finding without apostrophes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(await readFile(new URL('0057-apostrophes.sql', import.meta.url), 'utf8')).execute(db);
}
