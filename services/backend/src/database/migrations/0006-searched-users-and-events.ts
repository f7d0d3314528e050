import { type Kysely, sql } from 'kysely';
import { searchText } from '../searchText.ts';

/** The tables before this version, as far as they are searched. */
interface Before {
  users: {
    id: string;
    first_name: string | null;
    last_name: string | null;
    description: string | null;
    email: string | null;
  };
  events: { id: string; hyperlink: string | null };
}

/** Lets users be found by their names, description and e-mail, and events by their hyperlink. */
export async function up(db: Kysely<Before>): Promise<void> {
  for (const table of ['users', 'events'] as const) {
    await db.schema
      .alterTable(table)
      .addColumn('search', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  }
  const users = await db.selectFrom('users').selectAll().execute();
  for (const { id, first_name, last_name, description, email } of users) {
    await fold(db, 'users', id, searchText(`${first_name ?? ''} ${last_name ?? ''}`, description, email));
  }
  const events = await db.selectFrom('events').select(['id', 'hyperlink']).execute();
  for (const { id, hyperlink } of events) await fold(db, 'events', id, searchText(hyperlink));
  for (const table of ['users', 'events']) {
    await sql`create index ${sql.id(`${table}_search`)} on ${sql.table(table)} using gin (search gin_trgm_ops)`.execute(
      db,
    );
  }
}

async function fold(db: Kysely<Before>, table: 'users' | 'events', id: string, search: string): Promise<void> {
  await sql`update ${sql.table(table)} set search = ${search} where id = ${id}`.execute(db);
}
