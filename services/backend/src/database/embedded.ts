import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { ConfigError } from '../running/ConfigError.ts';
import { requireFreeSpace } from '../running/limits/diskSpace.ts';
import { makeFolder } from '../running/makeFolder.ts';
import { Database } from './Database.ts';
import { EmbeddedEngine, embeddedDialect } from './embeddedEngine.ts';
import { lockFolder } from './folderLock.ts';

/** Interval of the maintenance that a PostgreSQL server does by itself, in milliseconds. */
const MAINTENANCE_INTERVAL_MS = 5 * 60_000;

/**
 * Bytes that must stay free on the disk: a log file of the engine (16 MB), and a little more. The engine hangs if it
 * cannot create the next log file, and cannot recover after a crash without one.
 */
const RESERVE_BYTES = 20 * 1024 * 1024;
/** Bytes that a new database needs, including its reserve. */
const NEW_DATABASE_BYTES = 64 * 1024 * 1024;

/**
 * Opens the embedded database in a folder, for this process alone, or in memory if the folder is null. A new one may
 * start as a copy of a dump.
 *
 * @throws ConfigError if another process has it open, or the engine cannot read it.
 * @throws DiskFull if its disk has too little free space.
 */
export async function openEmbedded(folder: string | null, dump?: Blob): Promise<Database> {
  const unlock = folder === null ? () => {} : await lockDataFolder(folder);
  try {
    const engine = folder === null ? await EmbeddedEngine.open(null, dump) : await openFolder(folder, dump);
    const database = new Database(embeddedDialect(engine), 1, {
      check: async () => {
        if (folder !== null) await requireFreeSpace(folder, RESERVE_BYTES);
      },
      protectsFullDisk: true,
      async close() {
        stopMaintenance();
        const isFull = await database.check().then(
          () => false,
          () => true,
        );
        // A clean shutdown needs free space; what has been written is recovered at the next start.
        await (isFull ? engine.abandon() : engine.close());
        unlock();
      },
    });
    const stopMaintenance = folder === null ? () => {} : startMaintenance(database);
    return database;
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Returns everything in a folder's database as an archive. @throws ConfigError as above. */
export async function dumpEmbedded(folder: string): Promise<Blob> {
  const unlock = await lockDataFolder(folder);
  try {
    const engine = await openFolder(folder);
    const dump = await engine.dump();
    await engine.close();
    return dump;
  } finally {
    unlock();
  }
}

export function hasEmbedded(folder: string): boolean {
  return existsSync(databaseFolder(folder));
}

function databaseFolder(folder: string): string {
  return join(folder, 'database');
}

/** Locks a folder with enough free space. @throws ConfigError, DiskFull as above. */
async function lockDataFolder(folder: string): Promise<() => void> {
  makeFolder(folder);
  await requireFreeSpace(folder, hasEmbedded(folder) ? RESERVE_BYTES : NEW_DATABASE_BYTES);
  return lockFolder(folder);
}

async function openFolder(folder: string, dump?: Blob): Promise<EmbeddedEngine> {
  const path = databaseFolder(folder);
  try {
    return await EmbeddedEngine.open(path, dump);
  } catch (error) {
    // Removed, because the incomplete database fills the disk.
    await requireFreeSpace(folder, RESERVE_BYTES);
    // The engine's error for an archive that ends early has no message.
    const reason = (error instanceof Error ? error.message : String(error)) || 'unreadable';
    throw new ConfigError(
      dump === undefined
        ? `The database in ${path} cannot be opened (${reason}): it is damaged, or another version's; move it away and restore a backup, or set DATA_DIR.`
        : `The database of the backup cannot be restored (${reason}): it is damaged, or another version's; restore another one.`,
    );
  }
}

/**
 * Writes checkpoints and updates the planner's statistics at intervals, because the embedded engine has no background
 * processes.
 */
function startMaintenance(database: Database): () => void {
  let isRunning = false;
  const timer = setInterval(async () => {
    // A run that takes longer than the interval is not started again.
    if (isRunning) return;
    isRunning = true;
    try {
      // The engine does not survive a checkpoint on a full disk.
      await database.check();
      await sql`checkpoint`.execute(database.queries);
      await sql`vacuum analyze`.execute(database.queries);
    } catch {
      // The disk is full, the database is closing, or it has an error that the next query reports.
    }
    isRunning = false;
  }, MAINTENANCE_INTERVAL_MS);
  timer.unref();
  return () => clearInterval(timer);
}
