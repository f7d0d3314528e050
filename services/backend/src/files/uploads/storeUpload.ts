import { newId } from '../../database/id.ts';
import type { Queries } from '../../database/schema.ts';
import { record } from '../../history/record.ts';
import type { Actor } from '../../http/Actor.ts';
import type { Deps } from '../../http/Deps.ts';
import type { NewUpload } from './NewUpload.ts';
import { hastenDeletion, removePendingDeletion, scheduleDeletion } from './pendingDeletions.ts';

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

/** Stores an administrator's upload and returns its id. No service may use it, and it goes with no other person. */
export async function storeForAdministrator(
  deps: Pick<Deps, 'database' | 'storage' | 'now'>,
  upload: NewUpload,
  title: string,
  by: Actor,
): Promise<string> {
  const id = newId();
  await storeUpload(deps, { key: id, ...upload }, async (queries) => {
    await upload.insert(queries, id, 'administrator');
    await record(queries, by, upload.action, { id, title });
  });
  return id;
}
