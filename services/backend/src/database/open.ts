import { sql } from 'kysely';
import { ConfigError } from '../running/ConfigError.ts';
import type { Config } from '../settings/config.ts';
import type { Database } from './Database.ts';
import { openEmbedded } from './embedded.ts';
import { hasNoTables, migrate, requireSchema } from './migrate.ts';
import { openPostgres } from './postgres.ts';
import type { Queries } from './schema.ts';

interface OpenOptions {
  readonly onIdleError?: (error: Error) => void;
  /**
   * The required schema. `current`: this program's or a newer one. `migrated`: the same, after migrating the embedded
   * database. `any`: no check. @default 'current'
   */
  readonly schema?: 'current' | 'migrated' | 'any';
}

/**
 * Opens the configured database. A new embedded one gets its tables; otherwise only `migrated` changes the schema.
 *
 * @throws ConfigError if no database responds at `DATABASE_URL`, or its schema is older than this program.
 */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'databasePoolSize' | 'databasePooler' | 'dataDir'>,
  { onIdleError = () => {}, schema = 'current' }: OpenOptions = {},
): Promise<Database> {
  const { databaseUrl, databasePoolSize, databasePooler, dataDir } = config;
  const isEmbedded = databaseUrl === null;
  const database = isEmbedded
    ? await openEmbedded(dataDir)
    : openPostgres(databaseUrl, databasePoolSize, onIdleError, databasePooler);
  try {
    if (!isEmbedded) await requireResponse(database);
    if (isEmbedded && (schema === 'migrated' || (await hasNoTables(database)))) await migrate(database);
    if (schema !== 'any') await requireSchema(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/**
 * Opens the configured database for migrations: without the deadlines of requests, and with a connection for the lock.
 */
export async function openForMigration({
  databaseUrl,
  dataDir,
}: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<Database> {
  if (databaseUrl === null) return openEmbedded(dataDir);
  const database = openPostgres(databaseUrl, 2, () => {}, 'none');
  try {
    await requireResponse(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function requireResponse({ queries }: Database): Promise<void> {
  const encoding = await readEncoding(queries);
  if (encoding === 'UTF8') return;
  throw new ConfigError(
    `The database of DATABASE_URL has the encoding ${encoding}, which cannot hold all names: create it with encoding 'UTF8' and template template0.`,
  );
}

async function readEncoding(queries: Queries): Promise<string | undefined> {
  try {
    const { rows } = await sql<{ encoding: string }>`select getdatabaseencoding() as encoding`.execute(queries);
    return rows[0]?.encoding;
  } catch (error) {
    const { code, message } = Object(error);
    const reason = [code, message].filter(Boolean).join(': ');
    throw new ConfigError(
      `The database of DATABASE_URL cannot be reached (${reason}); check the address, the user and the password.`,
    );
  }
}
