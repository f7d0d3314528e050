import { sql } from 'kysely';
import { ConfigError } from '../config/environment.ts';
import type { Config } from '../config.ts';
import type { Database } from './Database.ts';
import { openEmbedded } from './embedded.ts';
import { openPostgres } from './postgres.ts';

/**
 * Opens the configured database and brings its tables to the newest version.
 *
 * @throws ConfigError when no database answers at `DATABASE_URL`.
 */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'databasePoolSize' | 'dataDir'>,
  onIdleError: (error: Error) => void,
): Promise<Database> {
  const database =
    config.databaseUrl === null
      ? await openEmbedded(config.dataDir)
      : openPostgres(config.databaseUrl, config.databasePoolSize, onIdleError);
  try {
    if (config.databaseUrl !== null) await requireAnswer(database);
    await database.migrate();
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

async function requireAnswer({ queries }: Database): Promise<void> {
  try {
    await sql`select 1`.execute(queries);
  } catch (error) {
    const { code, message } = Object(error);
    const reason = [code, message].filter(Boolean).join(': ');
    throw new ConfigError(
      `The database of DATABASE_URL cannot be reached (${reason}); check the address, the user and the password.`,
    );
  }
}
