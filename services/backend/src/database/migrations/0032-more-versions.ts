import { type Kysely, sql } from 'kysely';

/**
 * Numbers the versions of posts, users and certificates, as migration 0015 does for the items of forms. A post's files are
 * part of its version.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The drawings of a certificate are made on demand and are no change of it.
  await sql`
    create or replace function set_next_version() returns trigger language plpgsql as $$
    declare ignored constant text[] := array['sequence', 'search', 'drawing_key', 'pdf_key'];
    begin
      if to_jsonb(new) - ignored is distinct from to_jsonb(old) - ignored then new.version := old.version + 1; end if;
      return new;
    end $$
  `.execute(db);
  for (const table of ['posts', 'users', 'certificates']) {
    await db.schema
      .alterTable(table)
      .addColumn('version', 'bigint', (column) => column.notNull().defaultTo(1))
      .execute();
    await sql`create trigger set_next_version before update on ${sql.table(table)}
      for each row execute function set_next_version()`.execute(db);
  }
  for (const [event, rows, changed] of [
    ['insert', 'new table as after', 'select post_id from after'],
    ['update', 'old table as before new table as after', 'select post_id from before union select post_id from after'],
    ['delete', 'old table as before', 'select post_id from before'],
  ] as const) {
    const name = `post_files_${event}_changes_version`;
    // A service that writes this table may have another search path.
    await sql`
      create function ${sql.id(name)}() returns trigger language plpgsql set search_path from current as $$
      begin
        update posts set version = version + 1 where id in (${sql.raw(changed)});
        return null;
      end $$
    `.execute(db);
    await sql`create trigger ${sql.id(name)} after ${sql.raw(event)} on post_files
      referencing ${sql.raw(rows)} for each statement execute function ${sql.id(name)}()`.execute(db);
  }
}
