import { type RawBuilder, sql, type Transaction } from 'kysely';
import { databaseErrorCode } from '../database/Database.ts';
import type { Schema } from '../database/schema.ts';

const FOREIGN_KEY_VIOLATION = '23503';

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
  // `offset 0` has each upload looked up by index; without it the planner may read a whole table for a batch.
  const uses = UPLOAD_USES[uploads].map(
    ([table, column]) =>
      sql`not exists (select 1 from ${sql.table(table)} as usage where usage.${sql.ref(column)} = ${id} offset 0)`,
  );
  return sql<boolean>`(${sql.join(uses, sql` and `)})`;
}

/**
 * Deletes those of the uploads that nothing shows any more from the database, and gives their ids. One that a table
 * of another service refers to stays.
 */
export async function deleteUnused(
  queries: Transaction<Schema>,
  uploads: UploadTable,
  ids: readonly string[],
): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  await sql`savepoint before_deletion`.execute(queries);
  try {
    const deletion = queries.deleteFrom(uploads).where('id', 'in', ids).where(isUnused(uploads)).returning('id');
    const rows = await deletion.execute();
    await sql`release savepoint before_deletion`.execute(queries);
    return rows.map(({ id }) => id);
  } catch (error) {
    if (databaseErrorCode(error) !== FOREIGN_KEY_VIOLATION) throw error;
    await sql`rollback to savepoint before_deletion`.execute(queries);
  }
  const removed: string[] = [];
  if (ids.length > 1) for (const id of ids) removed.push(...(await deleteUnused(queries, uploads, [id])));
  return removed;
}
