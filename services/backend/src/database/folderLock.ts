import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ConfigError } from '../running/ConfigError.ts';

/** The held locks. Without a reference, garbage collection would close their files and release them. */
const held = new Set<DatabaseSync>();

/**
 * Locks a folder for this process and returns a function that releases it. It is the operating system's lock on an open
 * file, so it ends with the process in any case, including kill -9. SQLite takes it, because Node has no API for file
 * locks.
 *
 * @throws ConfigError if another process holds the lock.
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
