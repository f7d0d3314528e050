import { type Kysely, sql } from 'kysely';

/** Every column that references an upload: removing one checks each of them. */
export const UPLOAD_COLUMNS = [
  ['certificate_groups', 'template_image_id'],
  ['courses', 'cover_image_id'],
  ['courses', 'file_id'],
  ['event_images', 'image_id'],
  ['events', 'cover_image_id'],
  ['post_files', 'file_id'],
  ['posts', 'cover_image_id'],
] as const;

/**
 * Removes the list revisions and their triggers, because all writers of a list waited for one row. Changes of the
 * courses' sequence use a lock of their own.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop function if exists next_revision() cascade`.execute(db);
  await sql`drop table if exists revisions`.execute(db);
  await sql`insert into locks (name) values ('course-sequence') on conflict do nothing`.execute(db);
  for (const [table, column] of UPLOAD_COLUMNS) {
    await db.schema.createIndex(`${table}_${column}`).on(table).column(column).execute();
  }
}
