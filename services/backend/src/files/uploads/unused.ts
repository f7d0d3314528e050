import { type RawBuilder, sql, type Transaction } from 'kysely';
import { databaseErrorCode } from '../../database/Database.ts';
import type { Schema } from '../../database/schema.ts';

const FOREIGN_KEY_VIOLATION = '23503';

export const UPLOAD_TABLES = ['images', 'files'] as const;

export type UploadTable = (typeof UPLOAD_TABLES)[number];

/**
 * Whether nothing references an upload: no row of this database, which `track_upload` in `baseline.sql` notes, and no other
 * service. `offset 0` makes each lookup use
 * the index; without it the planner may scan the full table for a batch.
 */
export function isUnused(uploads: UploadTable): RawBuilder<boolean> {
  return sql`not exists (select from upload_references where upload = ${sql.ref(`${uploads}.id`)} offset 0)`;
}

/**
 * Deletes the uploads that are unused from the database, and returns their ids. One that a table of another service
 * references stays.
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
