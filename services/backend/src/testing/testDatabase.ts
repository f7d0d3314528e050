import { cp, mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { inject } from 'vitest';
import { Database } from '../database/Database.ts';
import { openEmbedded } from '../database/embedded.ts';
import { EmbeddedEngine, embeddedDialect } from '../database/embeddedEngine.ts';
import { newId } from '../database/id.ts';
import { openPostgres } from '../database/postgres.ts';
import { TABLES } from '../database/tables.ts';
import { runOn } from './postgresSetup.ts';

/**
 * Opens an empty database of the newest version for one test file: on PostgreSQL if the test project has one, otherwise
 * embedded.
 */
export async function openTestDatabase(): Promise<Database> {
  const url = await createTestDatabase();
  return url === null ? borrowEmbedded() : openPostgres(url, 10, () => {});
}

/** The embedded engine of this worker while no test file uses it. */
let idle: EmbeddedEngine | null = null;

/** Starting an embedded engine takes longer than most test files, so the files of a worker reuse one. */
async function borrowEmbedded(): Promise<Database> {
  const engine = idle ?? (await EmbeddedEngine.open(null, new Blob([await readFile(inject('embedded').dump)])));
  idle = null;
  return new Database(embeddedDialect(engine), 1, {
    protectsFullDisk: true,
    close: async () => {
      try {
        await emptyDatabase(new Database(embeddedDialect(engine), 1));
        idle = engine;
      } catch {
        // The test has dropped a table.
        await engine.close();
      }
    },
  });
}

/** Opens a database without tables. */
export async function openBlankDatabase(): Promise<Database> {
  const url = await createTestDatabase('template0');
  return url === null ? openEmbedded(null) : openPostgres(url, 2, () => {});
}

/** Creates a data folder for a service, with a migrated, empty database if tests run on the embedded one. */
export async function createTestFolder(root = tmpdir()): Promise<string> {
  const folder = await mkdtemp(join(root, 'cpd-test-'));
  // Undefined with PostgreSQL, unlike its type.
  const template: ReturnType<typeof inject<'embedded'>> | undefined = inject('embedded');
  if (template !== undefined) await cp(template.folder, join(folder, 'database'), { recursive: true });
  return folder;
}

/**
 * Creates a database on the test project's PostgreSQL and returns its URL; null if tests run on the embedded database.
 *
 * @param template The database to copy. @default an empty database of the newest version
 */
export async function createTestDatabase(template?: string): Promise<string | null> {
  // Undefined in the project of the embedded database, unlike its type.
  const postgres: ReturnType<typeof inject<'postgres'>> | undefined = inject('postgres');
  if (postgres === undefined) return null;
  const name = `test_${newId()}`;
  await runOn(postgres.maintenanceUrl, `create database ${name} template ${template ?? postgres.template}`);
  const url = new URL(postgres.maintenanceUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Deletes every row except those that the schema itself inserted. */
export async function emptyDatabase(database: Database): Promise<void> {
  const [first, ...others] = TABLES;
  const deletions = others.map((table) => sql`${sql.ref(`deleted_${table}`)} as (delete from ${sql.table(table)})`);
  // Truncating so many tables takes three times as long as deleting their few rows.
  await database.transaction(async (queries) => {
    // No trigger runs: none rejects a deletion, and none writes to tables that were emptied before.
    await sql`set local session_replication_role = replica`.execute(queries);
    await sql`with ${sql.join(deletions)} delete from ${sql.table(first)}`.execute(queries);
  });
}
