import type { Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { Deps } from '../deps.ts';
import { notePending } from './pendingDeletions.ts';
import { deleteUnused, isUnused, UPLOAD_TABLES, type UploadTable } from './uses.ts';

/** How long nothing has to show an upload before it is removed, in milliseconds: a form may be open over a holiday. */
const KEPT_UNUSED_MS = 7 * 24 * 60 * 60_000;
const BATCH = 200;

/**
 * Deletes uploads that nothing has shown for a week from the database and notes their bytes for removal. Only what this
 * database knows is removed, never what else lies in the storage. Several processes may do it at once.
 */
export async function removeUnused({ database, now }: Pick<Deps, 'database' | 'now'>): Promise<void> {
  const moment = now();
  for (const uploads of UPLOAD_TABLES) {
    await database.transaction(async (queries) => {
      await markUnused(queries, uploads, moment);
      const storageKeys = await deleteUnused(queries, uploads, await longUnused(queries, uploads, moment));
      if (storageKeys.length > 0) await notePending(queries, { storageKeys, dueAt: moment });
    });
  }
}

/** Notes since when uploads are unused, and forgets it of those that came to be used. */
async function markUnused(queries: Transaction<Schema>, uploads: UploadTable, now: Date): Promise<void> {
  await queries
    .updateTable(uploads)
    .set({ unused_since: now })
    .where('unused_since', 'is', null)
    .where(isUnused(uploads))
    .execute();
  await queries
    .updateTable(uploads)
    .set({ unused_since: null })
    .where('unused_since', 'is not', null)
    .where(({ not }) => not(isUnused(uploads)))
    .execute();
}

async function longUnused(queries: Transaction<Schema>, uploads: UploadTable, now: Date): Promise<readonly string[]> {
  const rows = await queries
    .selectFrom(uploads)
    .select('id')
    .where('unused_since', '<=', new Date(now.getTime() - KEPT_UNUSED_MS))
    .orderBy('unused_since')
    .limit(BATCH)
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}
