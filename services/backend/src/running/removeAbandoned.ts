import { lstat, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Age from which something unfinished is certainly the result of a crash, in milliseconds. */
export const ABANDONED_MS = 60 * 60_000;

/** Removes the files and folders of a crash from a folder: those that have a prefix, and that nothing has changed for an hour. */
export async function removeAbandoned(folder: string, prefix: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(prefix)) continue;
    const path = join(folder, name);
    // Another process with the same folder may be writing a recent one, or have just removed it.
    const age = await lastChange(path)
      .then((time) => Date.now() - time)
      .catch(() => 0);
    if (age > ABANDONED_MS) await rm(path, { force: true, recursive: true }).catch(() => {});
  }
}

/** When a file, or something in a folder, was changed last: adding to a file does not change its folder. */
async function lastChange(path: string): Promise<number> {
  const entry = await lstat(path);
  if (!entry.isDirectory()) return entry.mtimeMs;
  // Another user, who may change it while it is removed, could have other folders removed with it.
  if (![undefined, entry.uid].includes(process.getuid?.())) return Date.now();
  const times = (await readdir(path)).map((name) => lastChange(join(path, name)));
  return Math.max(entry.mtimeMs, ...(await Promise.all(times)));
}
