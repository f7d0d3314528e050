import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm as trigrams } from '@electric-sql/pglite/contrib/pg_trgm';
import { PGliteDialect } from 'kysely';
import { ConfigError } from '../config.ts';
import { Database } from './Database.ts';
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
    const pglite = folder === null ? await createPGlite(undefined, dump) : await openFolder(folder, dump);
    const stopUpkeep = folder === null ? () => {} : startUpkeep(pglite);
    return new Database(new PGliteDialect({ pglite }), 1, async () => {
      stopUpkeep();
      if (!pglite.closed) await pglite.close();
      unlock();
    });
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Gives everything in a folder's database as an archive. @throws ConfigError as above. */
export async function dumpEmbedded(folder: string): Promise<Blob> {
  const unlock = lockFolder(folder);
  try {
    const pglite = await openFolder(folder);
    const dump = await pglite.dumpDataDir('gzip');
    await pglite.close();
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

/** Opens the folder's database; a new one gets its place once it is complete, so that a crash leaves none that is half made. */
async function openFolder(folder: string, dump?: Blob): Promise<PGlite> {
  const place = placeIn(folder);
  if (!hasEmbedded(folder)) {
    const unfinished = join(folder, 'database.unfinished');
    await rm(unfinished, { recursive: true, force: true });
    await (await createPGlite(unfinished, dump)).close();
    await rename(unfinished, place);
  }
  try {
    return await createPGlite(place);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError(
      `The database in ${place} cannot be opened (${reason}): it is damaged, or another version's; put a backup in its place, or set DATA_DIR.`,
    );
  }
}

function createPGlite(dataDir?: string, loadDataDir?: Blob): Promise<PGlite> {
  return PGlite.create({
    ...(dataDir === undefined ? {} : { dataDir }),
    ...(loadDataDir === undefined ? {} : { loadDataDir }),
    extensions: { trigrams },
    // Half the memory of the default; the working set of one machine's back office is far below it.
    startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'],
  });
}

/** Writes back the log and refreshes the planner's figures from time to time: the embedded engine has nobody who does. */
function startUpkeep(pglite: PGlite): () => void {
  const timer = setInterval(() => {
    pglite
      .exec('CHECKPOINT')
      .then(() => pglite.exec('VACUUM ANALYZE'))
      .catch(() => {
        // The database is closing, or busy with a fault that the next query reports.
      });
  }, UPKEEP_INTERVAL_MS);
  timer.unref();
  return () => clearInterval(timer);
}
