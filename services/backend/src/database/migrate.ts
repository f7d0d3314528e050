import fs from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { FileMigrationProvider, type Migration } from 'kysely/migration';
import { ConfigError } from '../running/ConfigError.ts';
import { commandLine } from '../running/commandLine.ts';
import { type Baseline, readBaseline } from './baseline.ts';
import { type Database, databaseErrorCode } from './Database.ts';
import type { Queries } from './schema.ts';

const FOLDER = path.join(import.meta.dirname, 'migrations');
/** An advisory lock key that nothing else in the database uses. */
const MIGRATION_LOCK = 7_301_946;
/**
 * Lock timeout for a table in use, in milliseconds: while a migration waits, requests for the table queue behind it.
 */
const LOCK_TIMEOUT_MS = 500;
const LOCK_NOT_AVAILABLE = '55P03';
const MAX_ATTEMPTS = 60;
/** Delay before the next attempt, in milliseconds: requests that queued behind the last one run first. */
const PAUSE_MS = 1_000;

/** A file in `migrations`. */
export interface MigrationFile extends Migration {
  /**
   * Whether it runs outside of a transaction, to build indexes concurrently or to change rows in batches. It must be
   * repeatable, because an interrupted one runs again.
   */
  readonly isOutsideTransaction?: boolean;
}

const provider = new FileMigrationProvider({ fs, path, migrationFolder: FOLDER });

async function loadMigrations(): Promise<ReadonlyMap<string, MigrationFile>> {
  const files = Object.entries(await provider.getMigrations());
  return new Map(files.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** The names of the migrations that a database has run, oldest first; empty if it has no tables yet. */
async function executedMigrations(queries: Queries): Promise<readonly string[]> {
  const { rows: tables } = await sql`select where to_regclass('kysely_migration') is not null`.execute(queries);
  if (tables.length === 0) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name collate "C"`.execute(
    queries,
  );
  return rows.map(({ name }) => name);
}

/** @throws ConfigError for a database of an earlier version than the baseline. */
function requireBaseline(executed: readonly string[], { version, commit, name }: Baseline): void {
  if (executed.includes(name)) return;
  throw new ConfigError(
    `The database has schema ${executed.at(-1)}, which is older than version ${version}: run "${commandLine('migrate')}" of commit ${commit} first.`,
  );
}

/**
 * Checks that a database has all migrations of this program. It may have newer ones.
 *
 * @returns The name of its newest migration.
 * @throws ConfigError if one is missing.
 */
export async function requireSchema(
  { queries }: Database,
  migrations?: ReadonlyMap<string, MigrationFile>,
): Promise<string> {
  const executed = await executedMigrations(queries);
  const known = [...(migrations ?? (await loadMigrations())).keys()];
  const newest = executed.at(-1);
  if (newest === undefined)
    throw new ConfigError(`The database has no tables yet: run "${commandLine('migrate')}" first.`);
  requireBaseline(executed, await readBaseline());
  if (known.every((name) => executed.includes(name))) return newest;
  throw new ConfigError(
    `The database has schema ${newest}, and this program needs ${known.at(-1)}: run "${commandLine('migrate')}" first.`,
  );
}

/** Whether a database has no tables yet. */
export async function hasNoTables({ queries }: Database): Promise<boolean> {
  return (await executedMigrations(queries)).length === 0;
}

/**
 * Runs the missing migrations, one after another and each in its own transaction. A new database starts from the baseline.
 * A second process that migrates waits for the first one. Migrations of a newer program stay.
 *
 * @param version The name of the last migration to run. @default the newest
 * @param onDone Receives the name of each migration, or that of the baseline, once it has run.
 * @throws ConfigError for a database older than the baseline, if a table stays locked, or the error of a migration;
 * earlier ones stay.
 */
export async function migrate(
  database: Database,
  version?: string,
  onDone: (name: string) => void = () => {},
  migrations?: ReadonlyMap<string, MigrationFile>,
): Promise<void> {
  const baseline = await readBaseline();
  const known = migrations ?? (await loadMigrations());
  await database.withLock(MIGRATION_LOCK, async () => {
    const { queries } = database;
    // The name and the columns are those of Kysely's own migrator.
    await sql`create table if not exists kysely_migration (
      name varchar(255) primary key, timestamp varchar(255) not null)`.execute(queries);
    if ((await executedMigrations(queries)).length === 0) {
      await run(queries, null, baseline);
      onDone(`baseline of ${baseline.version}`);
    }
    const executed = await executedMigrations(queries);
    requireBaseline(executed, baseline);
    for (const [name, migration] of known) {
      if (executed.includes(name) || name > (version ?? name)) continue;
      await retryWhileLocked(name, () => run(queries, name, migration));
      onDone(name);
    }
  });
}

/** @param name What is recorded as run; null for the baseline, which records its migrations itself. */
async function run(queries: Queries, name: string | null, { up, isOutsideTransaction }: MigrationFile): Promise<void> {
  const work = async (db: Queries) => {
    await up(db);
    await revokeFromEveryone(db);
    if (name === null) return;
    await sql`insert into kysely_migration (name, timestamp) values (${name}, ${new Date().toISOString()})`.execute(db);
  };
  if (!isOutsideTransaction) {
    return queries.transaction().execute(async (transaction) => {
      await sql`set local lock_timeout = ${sql.lit(LOCK_TIMEOUT_MS)}`.execute(transaction);
      await work(transaction);
    });
  }
  return queries.connection().execute(async (connection) => {
    await sql`set lock_timeout = ${sql.lit(LOCK_TIMEOUT_MS)}`.execute(connection);
    await work(connection).finally(() => sql`reset lock_timeout`.execute(connection));
  });
}

/** PostgreSQL lets every role call a new function. One that runs with its owner's rights needs a grant of its own. */
async function revokeFromEveryone(db: Queries): Promise<void> {
  await sql`
    do $do$ declare each regprocedure; begin
      for each in select oid from pg_proc where prosecdef and pronamespace = quote_ident(current_schema())::regnamespace loop
        execute format('revoke execute on function %s from public', each);
      end loop;
    end $do$
  `.execute(db);
}

async function retryWhileLocked(name: string, work: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (databaseErrorCode(error) !== LOCK_NOT_AVAILABLE) throw error;
      if (attempt >= MAX_ATTEMPTS) {
        throw new ConfigError(
          `The migration ${name} waited ${MAX_ATTEMPTS} times for a table that another transaction holds: end that transaction, then run "${commandLine('migrate')}" again.`,
        );
      }
    }
    await pause(PAUSE_MS);
  }
}
