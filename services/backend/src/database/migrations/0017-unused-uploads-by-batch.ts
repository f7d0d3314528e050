import { type Kysely, sql } from 'kysely';

/** Finds the uploads that have been unused for longest without reading the others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['images', 'files']) {
    await sql`create index ${sql.id(`${table}_unused_since`)} on ${sql.table(table)} (unused_since)
      where unused_since is not null`.execute(db);
  }
}
