import { readFile } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';

/** Rejects new texts with many combining marks in a row, which the database would take seconds to normalize. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(await readFile(new URL('0047-marks.sql', import.meta.url), 'utf8')).execute(db);
}
