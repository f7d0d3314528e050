import { type Kysely, sql } from 'kysely';

/** Tables whose rows are part of an item, with its column, its table and what counts its versions. */
const PARTS = [
  ['questions', 'course_id', 'courses', 'quiz_version'],
  ['event_images', 'event_id', 'events', 'version'],
  ['post_files', 'post_id', 'posts', 'version'],
] as const;

/** Gives an item no new version when rows of it are written again as they are, such as by a repeated request. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, column, itemTable, version] of PARTS) {
    const item = sql.ref(column);
    const changed = sql`
      select ${item} from (table before except all table after) as former
      union select ${item} from (table after except all table before) as latter`;
    await sql`
      create or replace function ${sql.id(`${table}_update_changes_version`)}() returns trigger
      language plpgsql set search_path from current as $$
      begin
        update ${sql.table(itemTable)} set ${sql.ref(version)} = ${sql.ref(version)} + 1 where id in (${changed});
        return null;
      end $$
    `.execute(db);
  }
}
