import { type Kysely, sql } from 'kysely';

/** Adds to the bin what undoing a deletion needs to know. What the last release deletes has nothing there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table bin add column undo jsonb`.execute(db);
  await sql`comment on column bin.undo is
    'What undoing the deletion needs to know; null if a statement or an earlier version has deleted the item.'`.execute(
    db,
  );
}
