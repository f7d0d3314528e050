import { readFile } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';

/** Stores one blank for line breaks, tabs and the blanks around them in titles and names. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(await readFile(new URL('0053-one-line.sql', import.meta.url), 'utf8')).execute(db);
}
