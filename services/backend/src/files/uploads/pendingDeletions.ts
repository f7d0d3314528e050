import { newId } from '../../database/id.ts';
import type { Queries } from '../../database/schema.ts';

/** Pending removals outside of the database. */
export interface PendingDeletion {
  readonly id: string;
  readonly firebaseUids: readonly string[];
  readonly storageKeys: readonly string[];
}

/** Schedules a removal, so that it happens even if this process ends. */
export async function scheduleDeletion(
  queries: Queries,
  { firebaseUids = [], storageKeys = [], dueAt }: Partial<PendingDeletion> & { readonly dueAt: Date },
): Promise<PendingDeletion> {
  const pending: PendingDeletion = { id: newId(), firebaseUids, storageKeys };
  await queries
    .insertInto('pending_deletions')
    .values({
      id: pending.id,
      firebase_uids: JSON.stringify(firebaseUids),
      storage_keys: JSON.stringify(storageKeys),
      due_at: dueAt,
    })
    .execute();
  return pending;
}

export async function dueDeletions(queries: Queries, now: Date): Promise<readonly PendingDeletion[]> {
  return queries
    .selectFrom('pending_deletions')
    .select(['id', 'firebase_uids as firebaseUids', 'storage_keys as storageKeys'])
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .execute();
}

/** Makes a removal due, if it is still pending. */
export async function hastenDeletion(queries: Queries, id: string, dueAt: Date): Promise<void> {
  await queries.updateTable('pending_deletions').set({ due_at: dueAt }).where('id', '=', id).execute();
}

/** Deletes removals that are done or cancelled. */
export async function removePendingDeletion(queries: Queries, id: string): Promise<void> {
  await queries.deleteFrom('pending_deletions').where('id', '=', id).execute();
}
