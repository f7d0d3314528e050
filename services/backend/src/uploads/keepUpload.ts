import type { Queries } from '../database/schema.ts';
import type { Deps } from '../deps.ts';
import { forgetPending, notePending } from './pendingDeletions.ts';

/** Age at which bytes without an entry in the database are certainly left over from a crash, in milliseconds. */
const ABANDONED_MS = 24 * 60 * 60_000;

/**
 * Keeps an upload's bytes, then enters it in the database. What is kept is noted for removal first, and the entry takes
 * the note back: bytes whose entry fails, or never comes, do not stay.
 */
export async function keepUpload(
  { database, storage, now }: Pick<Deps, 'database' | 'storage' | 'now'>,
  { key, bytes, mimeType }: { key: string; bytes: Uint8Array | Blob; mimeType: string },
  enter: (queries: Queries) => Promise<unknown>,
): Promise<void> {
  const dueAt = new Date(now().getTime() + ABANDONED_MS);
  const pending = await notePending(database.queries, { storageKeys: [key], dueAt });
  await storage.put(key, bytes, mimeType);
  await database.transaction(async (queries) => {
    await forgetPending(queries, pending.id);
    await enter(queries);
  });
}
