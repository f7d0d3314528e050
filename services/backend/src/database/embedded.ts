import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { ConfigError } from '../config.ts';
import { Database } from './Database.ts';
import { EmbeddedEngine, embeddedDialect } from './embeddedEngine.ts';
import { lockFolder } from './folderLock.ts';

/** Between two runs of the upkeep that a PostgreSQL server does by itself, in milliseconds. */
const UPKEEP_INTERVAL_MS = 5 * 60_000;

/**
 * Opens the embedded database in a folder, for this process alone, or in memory when the folder is null; a new one may
 * begin as the copy of a dump.
 *
 * @throws ConfigError when another process has it open, or the engine cannot read it.
 */
export async function openEmbedded(folder: string | null, dump?: Blob): Promise<Database> {
  const unlock = folder === null ? () => {} : lockFolder(folder);
  try {
    const engine = folder === null ? await EmbeddedEngine.open(null, dump) : await openFolder(folder, dump);
    const database = new Database(embeddedDialect(engine), 1, async () => {
      stopUpkeep();
      await engine.close();
      unlock();
    });
    const stopUpkeep = folder === null ? () => {} : startUpkeep(database);
    return database;
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Gives everything in a folder's database as an archive. @throws ConfigError as above. */
export async function dumpEmbedded(folder: string): Promise<Blob> {
  const unlock = lockFolder(folder);
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

async function openFolder(folder: string, dump?: Blob): Promise<EmbeddedEngine> {
  const place = placeIn(folder);
  try {
    return await EmbeddedEngine.open(place, dump);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError(
      `The database in ${place} cannot be opened (${reason}): it is damaged, or another version's; put a backup in its place, or set DATA_DIR.`,
    );
  }
}

/** Writes back the log and refreshes the planner's figures from time to time: the embedded engine has nobody who does. */
function startUpkeep({ queries }: Database): () => void {
  let isRunning = false;
  const timer = setInterval(async () => {
    // One that takes longer than the interval is not queued for again.
    if (isRunning) return;
    isRunning = true;
    try {
      await sql`checkpoint`.execute(queries);
      await sql`vacuum analyze`.execute(queries);
    } catch {
      // The database is closing, or busy with a fault that the next query reports.
    }
    isRunning = false;
  }, UPKEEP_INTERVAL_MS);
  timer.unref();
  return () => clearInterval(timer);
}
