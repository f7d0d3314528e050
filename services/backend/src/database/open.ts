import { sql } from 'kysely';
import { type Config, ConfigError } from '../config.ts';
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
  onIdleError: (error: Error) => void = () => {},
): Promise<Database> {
  const { databaseUrl } = config;
  const migrating =
    databaseUrl === null ? await openEmbedded(config.dataDir) : openPostgres(databaseUrl, 1, onIdleError, false);
  try {
    if (databaseUrl !== null) await requireAnswer(migrating);
    await migrating.migrate();
  } catch (error) {
    await migrating.close();
    throw error;
  }
  if (databaseUrl === null) return migrating;
  await migrating.close();
  return openPostgres(databaseUrl, config.databasePoolSize, onIdleError);
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
