import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '../database/schema.ts';

export const UPLOAD_TABLES = ['images', 'files'] as const;

export type UploadTable = (typeof UPLOAD_TABLES)[number];

/** Every column that shows an upload; a test holds it to the foreign keys of the database. */
export const UPLOAD_USES: Readonly<Record<UploadTable, readonly (readonly [table: string, column: string])[]>> = {
  images: [
    ['certificate_groups', 'template_image_id'],
    ['certificates', 'template_image_id'],
    ['courses', 'cover_image_id'],
    ['event_images', 'image_id'],
    ['events', 'cover_image_id'],
    ['posts', 'cover_image_id'],
  ],
  files: [
    ['courses', 'file_id'],
    ['post_files', 'file_id'],
  ],
};

export function isUnused(uploads: UploadTable): RawBuilder<boolean> {
  const id = sql.ref(`${uploads}.id`);
  const uses = UPLOAD_USES[uploads].map(
    ([table, column]) =>
      sql`not exists (select 1 from ${sql.table(table)} as usage where usage.${sql.ref(column)} = ${id})`,
  );
  return sql<boolean>`(${sql.join(uses, sql` and `)})`;
}

/** Deletes those of the uploads that nothing shows any more from the database, and gives their ids. */
export async function deleteUnused(
  queries: Queries,
  uploads: UploadTable,
  ids: readonly string[],
): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  const rows = await queries
    .deleteFrom(uploads)
    .where('id', 'in', ids)
    .where(isUnused(uploads))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
