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
import { DERIVED_TABLES, TABLES } from '../database/tables.ts';
import { runOn } from './postgresSetup.ts';

/** Opens an empty database of the newest version for one test file: on PostgreSQL where the test project has one, else embedded. */
export async function openTestDatabase(): Promise<Database> {
  const url = await createTestDatabase();
  return url === null ? borrowEmbedded() : openPostgres(url, 10, () => {});
}

/** The embedded engine of this worker while no test file uses it. */
let idle: EmbeddedEngine | null = null;

/** Opening an embedded engine takes longer than most test files do, so the files of a worker take turns with one. */
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
        // The test has removed a table.
        await engine.close();
      }
    },
  });
}

/** Opens a database without any table. */
export async function openBlankDatabase(): Promise<Database> {
  const url = await createTestDatabase('template0');
  return url === null ? openEmbedded(null) : openPostgres(url, 2, () => {});
}

/** Makes a folder for a service to keep its data in, with a migrated, empty database where tests run embedded. */
export async function createTestFolder(root = tmpdir()): Promise<string> {
  const folder = await mkdtemp(join(root, 'cpd-test-'));
  // Absent over PostgreSQL, whatever the type says.
  const template: ReturnType<typeof inject<'embedded'>> | undefined = inject('embedded');
  if (template !== undefined) await cp(template.folder, join(folder, 'database'), { recursive: true });
  return folder;
}

/**
 * Creates a database on the test project's PostgreSQL and gives its address; null where tests run embedded.
 *
 * @param template What it begins as. @default an empty database of the newest version
 */
export async function createTestDatabase(template?: string): Promise<string | null> {
  // Absent in the project of the embedded database, whatever the type says.
  const postgres: ReturnType<typeof inject<'postgres'>> | undefined = inject('postgres');
  if (postgres === undefined) return null;
  const name = `test_${newId()}`;
  await runOn(postgres.maintenanceUrl, `create database ${name} template ${template ?? postgres.template}`);
  const url = new URL(postgres.maintenanceUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Removes every row of every table but the rows that the schema itself put there; foreign keys are looked at afterwards. */
export async function emptyDatabase(database: Database): Promise<void> {
  const [first, ...others] = TABLES;
  const deletions = others.map((table) => sql`${sql.ref(`deleted_${table}`)} as (delete from ${sql.table(table)})`);
  // To truncate so many tables takes three times as long as to delete their few rows.
  await database.transaction(async (queries) => {
    // The history is append-only.
    await sql`select set_config('cpd.cuts_history', 'on', true)`.execute(queries);
    await queries.deleteFrom('upload_references').execute();
    await sql`with ${sql.join(deletions)} delete from ${sql.table(first)}`.execute(queries);
    // Deleting the others wrote some.
    for (const table of DERIVED_TABLES) await queries.deleteFrom(table).execute();
  });
}
