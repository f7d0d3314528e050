import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ConfigError } from '../config.ts';

/** The locks that are held. Referred to from here, or garbage collection would close their files and end them. */
const held = new Set<DatabaseSync>();

/**
 * Takes a folder for this process alone and returns how to let go of it. The lock is the operating system's own lock
 * on an open file, so it ends with the process however that ends, kill -9 included. SQLite takes it, as Node itself
 * has no call for it.
 *
 * @throws ConfigError when another process holds the folder.
 */
export function lockFolder(folder: string): () => void {
  const lock = new DatabaseSync(join(folder, 'lock'), { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === 5) {
      throw new ConfigError(`The data folder ${folder} is in use by another process; stop that one or set DATA_DIR.`);
    }
    throw error;
  }
  held.add(lock);
  return () => {
    held.delete(lock);
    lock.close();
  };
}
