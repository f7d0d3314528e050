import type { Queries } from '../../database/schema.ts';
import type { Deps } from '../../http/Deps.ts';
import { hastenDeletion, removePendingDeletion, scheduleDeletion } from './pendingDeletions.ts';

/** The column `stored_by` of an administrator's upload, which no service may use and which goes with no other person. */
export const ADMINISTRATOR = 'administrator';

/** Age from which bytes without a row are certainly the result of a crash, in milliseconds. */
const ABANDONED_MS = 24 * 60 * 60_000;

/**
 * Stores an upload's bytes, then inserts its row. The bytes are scheduled for removal first, and the row cancels that:
 * bytes without a row do not stay, even after a crash.
 */
export async function storeUpload(
  { database, storage, now }: Pick<Deps, 'database' | 'storage' | 'now'>,
  { key, bytes, mimeType }: { key: string; bytes: Uint8Array | Blob; mimeType: string },
  insertRow: (queries: Queries) => Promise<unknown>,
): Promise<void> {
  const dueAt = new Date(now().getTime() + ABANDONED_MS);
  const pending = await scheduleDeletion(database.queries, { storageKeys: [key], dueAt });
  await storage.put(key, bytes, mimeType);
  try {
    await database.transaction(async (queries) => {
      await removePendingDeletion(queries, pending.id);
      await insertRow(queries);
    });
  } catch (error) {
    // Unless it was committed, nothing will refer to the bytes: what they belong to may have been deleted meanwhile.
    await hastenDeletion(database.queries, pending.id, now()).catch(() => {});
    throw error;
  }
}
