import { sql } from 'kysely';
import type { Queries } from '../../database/schema.ts';
import type { Deps } from '../../http/Deps.ts';
import { scheduleDeletion } from './pendingDeletions.ts';
import { deleteUnused, isUnused, UPLOAD_TABLES, type UploadTable } from './unused.ts';

/** The maximum number of uploads of a table that one round checks. */
const MAX_CHECKED = 1_000;

/**
 * Deletes uploads that were unused for a week from the database and schedules the removal of their bytes: a form may be open
 * over a holiday. Triggers note since when an upload may be unused. Only uploads of this database are removed, never other
 * content of the storage. Several processes may run it at the same time.
 */
export async function removeUnused(
  { database, now, log }: Pick<Deps, 'database' | 'now' | 'log'>,
  maxChecked = MAX_CHECKED,
): Promise<void> {
  for (const uploads of UPLOAD_TABLES) {
    const stillReferenced = await database.transaction(async (queries) => {
      const due = await findLongUnused(queries, uploads, maxChecked);
      const storageKeys = await deleteUnused(queries, uploads, due);
      if (storageKeys.length > 0) await scheduleDeletion(queries, { storageKeys, dueAt: now() });
      const kept = due.filter((id) => !storageKeys.includes(id));
      return renewMarks(queries, uploads, kept);
    });
    if (stillReferenced.length > 0) {
      log.warn({ uploads, ids: stillReferenced }, 'Uploads stay, because tables of another service reference them.');
    }
  }
}

/** The uploads that may have been unused for a week, by the clock of the database, which notes it. */
async function findLongUnused(queries: Queries, uploads: UploadTable, limit: number): Promise<readonly string[]> {
  const rows = await queries
    .selectFrom(uploads)
    .select('id')
    .where('unused_since', '<=', sql<Date>`now() - interval '7 days'`)
    .orderBy('unused_since')
    .limit(limit)
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

/** Forgets the time for uploads that are used, and gives those that only tables of another service reference another week. */
async function renewMarks(queries: Queries, uploads: UploadTable, ids: readonly string[]): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  const rows = await queries
    .updateTable(uploads)
    .set({ unused_since: sql<Date | null>`case when ${isUnused(uploads)} then now() end` })
    .where('id', 'in', ids)
    .returning(['id', 'unused_since'])
    .execute();
  return rows.filter(({ unused_since }) => unused_since !== null).map(({ id }) => id);
}
