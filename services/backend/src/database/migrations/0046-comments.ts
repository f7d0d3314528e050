import { readFile } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';

/** Describes the tables and columns, for everyone who reads the database and for the types that are generated from it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = await readFile(new URL('0046-comments.sql', import.meta.url), 'utf8');
  for (const statement of statements.split(/(?<=;)\n/)) await sql.raw(statement).execute(db);
}
