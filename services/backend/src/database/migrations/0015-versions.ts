import { type Kysely, sql } from 'kysely';

/**
 * Numbers the versions of items that forms edit. Triggers do it, so that rows that another service writes get new
 * versions too. A course's sequence is not part of its version: it changes when another course is moved or deleted.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Columns of later migrations count without a change here. Generated columns have no value before an update.
  await sql`
    create function set_next_version() returns trigger language plpgsql as $$
    declare ignored constant text[] := array['sequence', 'search'];
    begin
      if to_jsonb(new) - ignored is distinct from to_jsonb(old) - ignored then new.version := old.version + 1; end if;
      return new;
    end $$
  `.execute(db);
  for (const table of ['courses', 'events', 'certificate_groups']) {
    await addVersion(db, table, 'version');
    await sql`create trigger set_next_version before update on ${sql.table(table)}
      for each row execute function set_next_version()`.execute(db);
  }
  await addVersion(db, 'courses', 'quiz_version');
  await countChangesOf(db, 'questions', 'course_id', 'courses', 'quiz_version');
  await countChangesOf(db, 'event_images', 'event_id', 'events', 'version');
}

async function addVersion(db: Kysely<unknown>, table: string, column: string): Promise<void> {
  await db.schema
    .alterTable(table)
    .addColumn(column, 'bigint', (definition) => definition.notNull().defaultTo(1))
    .execute();
}

/** Gives an item a new version when related rows of another table change. */
async function countChangesOf(
  db: Kysely<unknown>,
  table: string,
  column: string,
  itemTable: string,
  version: string,
): Promise<void> {
  const [before, after] = [sql`select ${sql.ref(column)} from before`, sql`select ${sql.ref(column)} from after`];
  for (const [event, rows, changed] of [
    ['insert', 'new table as after', after],
    ['update', 'old table as before new table as after', sql`${before} union ${after}`],
    ['delete', 'old table as before', before],
  ] as const) {
    const name = `${table}_${event}_changes_version`;
    // A service that writes these tables may have another search path.
    await sql`
      create function ${sql.id(name)}() returns trigger language plpgsql set search_path from current as $$
      begin
        update ${sql.table(itemTable)} set ${sql.ref(version)} = ${sql.ref(version)} + 1 where id in (${changed});
        return null;
      end $$
    `.execute(db);
    await sql`create trigger ${sql.id(name)} after ${sql.raw(event)} on ${sql.table(table)}
      referencing ${sql.raw(rows)} for each statement execute function ${sql.id(name)}()`.execute(db);
  }
}
