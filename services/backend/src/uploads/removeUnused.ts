import { sql } from 'kysely';
import type { Queries } from '../database/schema.ts';
import type { Deps } from '../deps.ts';
import { scheduleDeletion } from './pendingDeletions.ts';
import { deleteUnused, isUnused, UPLOAD_TABLES, type UploadTable } from './unused.ts';

/** How long an upload stays unused before it is removed, in milliseconds: a form may be open over a holiday. */
const RETENTION_MS = 7 * 24 * 60 * 60_000;
/** The time limit of a round for each table, in milliseconds, and the number of uploads in a batch. */
const SCAN_MS = 100;
const BATCH = 1_000;
/** The maximum number of uploads of a table that one round removes. */
const MAX_REMOVED = 200;

/**
 * Deletes uploads that were unused for a week from the database and schedules the removal of their bytes. Only uploads
 * of this database are removed, never other content of the storage. A round takes the same time for any number of
 * uploads: it checks batches until its time is over, and the next round continues there. Several processes may run it
 * at the same time.
 */
export async function removeUnused(
  { database, now, log }: Pick<Deps, 'database' | 'now' | 'log'>,
  { batch = BATCH, scanMs = SCAN_MS } = {},
): Promise<void> {
  const moment = now();
  for (const uploads of UPLOAD_TABLES) {
    const end = performance.now() + scanMs;
    let hasMore = true;
    do hasMore = await markNext(database.queries, uploads, batch, moment);
    while (hasMore && performance.now() < end);
    const stillReferenced = await database.transaction(async (queries) => {
      const due = await findLongUnused(queries, uploads, moment);
      const storageKeys = await deleteUnused(queries, uploads, due);
      if (storageKeys.length > 0) await scheduleDeletion(queries, { storageKeys, dueAt: moment });
      return renewMarks(
        queries,
        uploads,
        due.filter((id) => !storageKeys.includes(id)),
        moment,
      );
    });
    if (stillReferenced.length > 0) {
      log.warn({ uploads, ids: stillReferenced }, 'Uploads stay, because tables of another service reference them.');
    }
  }
}

/** Updates since when the uploads of the next batch are unused. Returns whether there are more batches. */
async function markNext(queries: Queries, uploads: UploadTable, batch: number, now: Date): Promise<boolean> {
  const name = `looked-at-${uploads}`;
  const cursor = await queries.selectFrom('facts').select('value').where('name', '=', name).executeTakeFirst();
  const rows = await queries
    .selectFrom(uploads)
    .select(['id', sql<boolean>`unused_since is not null`.as('isMarked'), isUnused(uploads).as('isUnused')])
    .where('id', '>', cursor?.value ?? '')
    .orderBy('id')
    .limit(batch)
    .execute();
  const wrong = rows.filter((row) => row.isMarked !== row.isUnused);
  await mark(
    queries,
    uploads,
    wrong.filter((row) => row.isUnused),
    now,
  );
  await mark(
    queries,
    uploads,
    wrong.filter((row) => !row.isUnused),
    null,
  );
  const hasMore = rows.length === batch;
  const value = (hasMore ? rows.at(-1)?.id : undefined) ?? '';
  await queries
    .insertInto('facts')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
  return hasMore;
}

async function mark(
  queries: Queries,
  uploads: UploadTable,
  rows: readonly { readonly id: string }[],
  unusedSince: Date | null,
): Promise<void> {
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await queries.updateTable(uploads).set({ unused_since: unusedSince }).where('id', 'in', ids).execute();
}

async function findLongUnused(queries: Queries, uploads: UploadTable, now: Date): Promise<readonly string[]> {
  const rows = await queries
    .selectFrom(uploads)
    .select('id')
    .where('unused_since', '<=', new Date(now.getTime() - RETENTION_MS))
    .orderBy('unused_since')
    .limit(MAX_REMOVED)
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Removes uploads that could not be deleted from the queue, and gives those that only tables of another service
 * reference another week.
 */
async function renewMarks(
  queries: Queries,
  uploads: UploadTable,
  ids: readonly string[],
  now: Date,
): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  const rows = await queries
    .updateTable(uploads)
    .set({ unused_since: sql<Date | null>`case when ${isUnused(uploads)} then ${now}::timestamptz end` })
    .where('id', 'in', ids)
    .returning(['id', 'unused_since'])
    .execute();
  return rows.filter(({ unused_since }) => unused_since !== null).map(({ id }) => id);
}
