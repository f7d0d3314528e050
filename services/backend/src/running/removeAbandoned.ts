import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Age from which something unfinished is certainly the result of a crash, in milliseconds. */
export const ABANDONED_MS = 60 * 60_000;

/** Removes the files and folders of a crash from a folder: those that have a prefix, and that nothing has changed for an hour. */
export async function removeAbandoned(folder: string, prefix: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(prefix)) continue;
    const path = join(folder, name);
    // Another process with the same folder may be writing a recent one, or have just removed it.
    const age = await stat(path)
      .then(({ mtimeMs }) => Date.now() - mtimeMs)
      .catch(() => 0);
    // One of another user stays.
    if (age > ABANDONED_MS) await rm(path, { force: true, recursive: true }).catch(() => {});
  }
}
