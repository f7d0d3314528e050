import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { ConfigError } from '../config.ts';
import { requireFreeSpace } from '../limits/DiskFull.ts';
import { makeFolder } from '../makeFolder.ts';
import { Database } from './Database.ts';
import { EmbeddedEngine, embeddedDialect } from './embeddedEngine.ts';
import { lockFolder } from './folderLock.ts';

/** Between two runs of the maintenance that a PostgreSQL server does by itself, in milliseconds. */
const UPKEEP_INTERVAL_MS = 5 * 60_000;

/**
 * Bytes that stay free on the disk: one file of the engine's log (16 MB), and a little more. Where the engine cannot begin
 * the next file it hangs, and without one it cannot recover after a crash.
 */
const RESERVE_BYTES = 20 * 1024 * 1024;
/** Bytes that a new database takes, its reserve included. */
const NEW_DATABASE_BYTES = 64 * 1024 * 1024;

/**
 * Opens the embedded database in a folder, for this process alone, or in memory when the folder is null; a new one may
 * begin as the copy of a dump.
 *
 * @throws ConfigError when another process has it open, or the engine cannot read it.
 * @throws DiskFull when its disk has too little room.
 */
export async function openEmbedded(folder: string | null, dump?: Blob): Promise<Database> {
  const unlock = folder === null ? () => {} : await takeFolder(folder);
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
        // Closing in order needs room on the disk; what has been written is recovered at the next start.
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
  const unlock = await takeFolder(folder);
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
  return existsSync(placeIn(folder));
}

function placeIn(folder: string): string {
  return join(folder, 'database');
}

/** Locks a folder that has room. @throws ConfigError, DiskFull as above. */
async function takeFolder(folder: string): Promise<() => void> {
  makeFolder(folder);
  await requireFreeSpace(folder, hasEmbedded(folder) ? RESERVE_BYTES : NEW_DATABASE_BYTES);
  return lockFolder(folder);
}

async function openFolder(folder: string, dump?: Blob): Promise<EmbeddedEngine> {
  const place = placeIn(folder);
  try {
    return await EmbeddedEngine.open(place, dump);
  } catch (error) {
    // What was written of it fills the disk as long as it is there.
    await requireFreeSpace(folder, RESERVE_BYTES);
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError(
      `The database in ${place} cannot be opened (${reason}): it is damaged, or another version's; put a backup in its place, or set DATA_DIR.`,
    );
  }
}

/** Writes back the log and refreshes the planner's figures from time to time: the embedded engine has no one who does. */
function startMaintenance(database: Database): () => void {
  let isRunning = false;
  const timer = setInterval(async () => {
    // One that takes longer than the interval is not queued for again.
    if (isRunning) return;
    isRunning = true;
    try {
      // A checkpoint on a full disk is one that the engine does not survive.
      await database.check();
      await sql`checkpoint`.execute(database.queries);
      await sql`vacuum analyze`.execute(database.queries);
    } catch {
      // The disk is full, the database is closing, or it is busy with a fault that the next query reports.
    }
    isRunning = false;
  }, UPKEEP_INTERVAL_MS);
  timer.unref();
  return () => clearInterval(timer);
}
