import { type Kysely, sql } from 'kysely';

interface UploadColumn {
  readonly table: string;
  /** The column with the id of an image or a PDF. */
  readonly column: string;
  readonly key: readonly string[];
}

/** The columns that the migrations track. A later migration that adds one calls `trackUploads` itself. */
export const UPLOAD_COLUMNS: readonly UploadColumn[] = [
  { table: 'certificate_groups', column: 'template_image_id', key: ['id'] },
  { table: 'certificates', column: 'template_image_id', key: ['id'] },
  { table: 'courses', column: 'cover_image_id', key: ['id'] },
  { table: 'courses', column: 'file_id', key: ['id'] },
  { table: 'event_images', column: 'image_id', key: ['event_id', 'position'] },
  { table: 'events', column: 'cover_image_id', key: ['id'] },
  { table: 'post_files', column: 'file_id', key: ['post_id', 'position'] },
  { table: 'posts', column: 'cover_image_id', key: ['id'] },
];

/** Makes the database enter the references of a column in `upload_references`. */
export async function trackUploads(db: Kysely<unknown>, { table, column, key }: UploadColumn): Promise<void> {
  const columns = sql.join([column, ...key].map((name) => sql.lit(name)));
  const watched = sql.join([column, ...key].map((name) => sql.ref(name)));
  await sql`create trigger ${sql.id(`track_${column}`)} after insert or delete or update of ${watched}
    on ${sql.table(table)} for each row execute function track_upload(${columns})`.execute(db);
}
