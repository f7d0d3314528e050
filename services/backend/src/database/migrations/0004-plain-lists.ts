import { type Kysely, sql } from 'kysely';

/** Every column that shows an upload: removing one looks for it in each of them. */
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
 * Takes back the numbers of the lists' states, for which all writers of a list waited, with their triggers. Changes of the
 * courses' sequence wait for a lock of their own.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop function if exists next_revision() cascade`.execute(db);
  await sql`drop table if exists revisions`.execute(db);
  await sql`insert into locks (name) values ('course-sequence') on conflict do nothing`.execute(db);
  for (const [table, column] of UPLOAD_COLUMNS) {
    await db.schema.createIndex(`${table}_${column}`).on(table).column(column).execute();
  }
}
