import type { Config } from '../config.ts';
import type { Database } from './Database.ts';
import { openEmbedded } from './embedded.ts';
import { openPostgres } from './postgres.ts';

/** Opens the configured database and brings its tables to the newest version. */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'databasePoolSize' | 'dataDir'>,
  onIdleError: (error: Error) => void,
): Promise<Database> {
  const database =
    config.databaseUrl === null
      ? await openEmbedded(config.dataDir)
      : openPostgres(config.databaseUrl, config.databasePoolSize, onIdleError);
  try {
    await database.migrate();
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}
