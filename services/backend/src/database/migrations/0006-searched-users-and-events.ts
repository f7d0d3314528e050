import { type Kysely, sql } from 'kysely';

/** Adds search columns for users (names, description, e-mail) and events (hyperlink). Migration 0016 fills them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['users', 'events']) {
    await db.schema
      .alterTable(table)
      .addColumn('search', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await sql`create index ${sql.id(`${table}_search`)} on ${sql.table(table)} using gin (search gin_trgm_ops)`.execute(
      db,
    );
  }
}
