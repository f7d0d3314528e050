import { type Kysely, sql } from 'kysely';

/** Lets users be found by their names, description and e-mail, and events by their hyperlink. Migration 0016 fills it in. */
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
