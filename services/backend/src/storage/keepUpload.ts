import type { Storage } from './Storage.ts';

/** Keeps an upload's bytes, then enters it in the database; bytes whose entry fails are removed again. */
export async function keepUpload(
  storage: Storage,
  { key, bytes, mimeType }: { readonly key: string; readonly bytes: Uint8Array; readonly mimeType: string },
  enter: () => Promise<void>,
): Promise<void> {
  await storage.put(key, bytes, mimeType);
  try {
    await enter();
  } catch (error) {
    await storage.delete(key).catch(() => {
      // The entry's own failure is the one to report; bytes without an entry can be reached by nobody.
    });
    throw error;
  }
}
