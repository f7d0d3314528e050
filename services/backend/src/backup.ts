import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, openAsBlob } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { type Config, readCommandConfig } from './config.ts';
import { dumpEmbedded, hasEmbedded, openEmbedded } from './database/embedded.ts';
import { openDatabase } from './database/open.ts';
import { openPostgres } from './database/postgres.ts';
import { makeFolder } from './makeFolder.ts';
import { printLines, runProgram, UsageError } from './startUp.ts';
import { openStorage } from './storage/open.ts';

/**
 * Copies the database and the uploads into an empty folder, or restores them into an empty database and storage: `npm
 * run backup -- <folder>`, `npm run restore -- <folder>`. The database is copied first, so that every row has its
 * bytes.
 */
await runProgram(async () => {
  const [action, folder = '', ...more] = process.argv.slice(2);
  if (folder === '' || more.length > 0) throw new UsageError(`Usage: npm run ${action} -- <folder>`);
  const config = readCommandConfig();
  const uploads = join(folder, 'files');
  const dump = join(folder, config.databaseUrl === null ? 'database.tar.gz' : 'database.dump');
  if (action === 'backup') {
    makeFolder(folder);
    if ((await readdir(folder)).length > 0) throw new UsageError(`The folder ${folder} is not empty.`);
    makeFolder(uploads);
    await dumpDatabase(config, dump);
  } else {
    if (!existsSync(dump)) throw new UsageError(`There is no ${dump}: this is no backup of such a database.`);
    await restoreDatabase(config, dump);
  }
  const storage = await openStorage(config.storage);
  // Only the lists of uploads are needed, which every schema has.
  await using database = await openDatabase(config, { schema: 'any' });
  let missing = 0;
  const files = database.queries.selectFrom('files').select(['id', 'mime_type']);
  const images = database.queries.selectFrom('images').select(['id', 'mime_type']);
  for (const { id, mime_type: mimeType } of await images.unionAll(files).execute()) {
    const file = join(uploads, id);
    const bytes = action === 'backup' ? await storage.read(id) : existsSync(file) && (await openAsBlob(file));
    if (!bytes) {
      missing += 1;
      process.stderr.write(`The bytes of the upload ${id} are missing.\n`);
    } else if (bytes instanceof Blob) await storage.put(id, bytes, mimeType);
    else await writeFile(file, bytes);
  }
  if (missing > 0) throw new UsageError('Everything else is copied.');
  printLines(
    action === 'backup'
      ? `Everything is in ${folder}.`
      : 'Everything is back; run "npm run migrate", then start the service.',
  );
});

async function dumpDatabase(config: Config, dump: string): Promise<void> {
  if (config.databaseUrl === null) await writeFile(dump, (await dumpEmbedded(config.dataDir)).stream());
  else await runPostgres('pg_dump', ['--format=custom', '--no-owner', `--file=${dump}`], config.databaseUrl);
}

async function restoreDatabase(config: Config, dump: string): Promise<void> {
  if (config.databaseUrl === null) {
    if (hasEmbedded(config.dataDir)) throw new UsageError(`There is a database in ${config.dataDir} already.`);
    return (await openEmbedded(config.dataDir, await openAsBlob(dump))).close();
  }
  const database = openPostgres(config.databaseUrl, 1, () => {});
  const tables = sql`select 1 from pg_tables where schemaname = 'public' limit 1`.execute(database.queries);
  const { rows } = await tables.finally(() => database.close());
  if (rows.length > 0) throw new UsageError('The database of DATABASE_URL has tables already.');
  await runPostgres('pg_restore', ['--exit-on-error', '--single-transaction', '--no-owner', dump], config.databaseUrl);
}

/** Runs a PostgreSQL program. @throws UsageError if it is missing or fails. */
async function runPostgres(program: string, args: readonly string[], databaseUrl: string): Promise<void> {
  // Every user can see the arguments of a process, but not its environment.
  const [, password] = /^\w+:\/\/[^:@/]*:([^@/]*)@/.exec(databaseUrl) ?? [];
  const address = databaseUrl.replace(/^(\w+:\/\/[^:@/]*):[^@/]*@/, '$1@');
  const env = password === undefined ? process.env : { ...process.env, PGPASSWORD: decodeURIComponent(password) };
  const child = spawn(program, [`--dbname=${address}`, ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const [code] = await once(child, 'exit').catch(() => {
    throw new UsageError(`${program} cannot be started; install PostgreSQL's client programs of the server's version.`);
  });
  if (code !== 0) throw new UsageError(`${program} failed; what it said is above.`);
}
