import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, existsSync, openAsBlob } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { dumpEmbedded, hasEmbedded, openEmbedded } from '../database/embedded.ts';
import { openDatabase } from '../database/open.ts';
import { openPostgres } from '../database/postgres.ts';
import { openStorage } from '../files/storage/open.ts';
import type { Storage } from '../files/storage/Storage.ts';
import { commandLine } from '../running/commandLine.ts';
import { makeFolder } from '../running/makeFolder.ts';
import { renewEventEpoch } from '../service/eventCursor.ts';
import { type Config, readCommandConfig } from '../settings/config.ts';
import { postgresEnvironment } from '../settings/postgresEnvironment.ts';
import { printLines, runProgram, UsageError } from '../start/startUp.ts';

/** The database of a backup in progress. It is renamed once everything is copied. */
const UNFINISHED = 'database.unfinished';

/**
 * Copies the database and the uploads into an empty folder, or restores them into an empty database and storage: `npm
 * run backup -- <folder>`, `npm run restore -- <folder>`.
 */
await runProgram(async () => {
  const [action, folder = '', ...more] = process.argv.slice(2);
  if (folder === '' || more.length > 0) throw new UsageError(`Usage: ${commandLine(String(action), '<folder>')}`);
  await (action === 'backup' ? backUp : restore)(readCommandConfig(), folder);
});

async function backUp(config: Config, folder: string): Promise<void> {
  // A backup contains personal data and password hashes.
  process.umask(0o077);
  makeFolder(folder, 'choose another one');
  const names = await readdir(folder);
  if (names.length > 0 && !names.includes(UNFINISHED)) throw new UsageError(`The folder ${folder} is not empty.`);
  requireEmbedded(config);
  const [unfinished, uploads] = [join(folder, UNFINISHED), join(folder, 'files')];
  const clear = () => Promise.all([unfinished, uploads].map((path) => rm(path, { recursive: true, force: true })));
  await clear();
  let problems: UploadProblems;
  try {
    await writeFile(unfinished, '');
    await mkdir(uploads);
    // Before the database for uploads that are deleted meanwhile, and after it for new ones.
    const before = await saveUploads(config, uploads);
    await dumpDatabase(config, unfinished);
    const after = await saveUploads(config, uploads);
    await rename(unfinished, join(folder, dumpName(config)));
    problems = { damaged: [...before.damaged, ...after.damaged], missing: after.missing };
  } catch (error) {
    await clear();
    throw error;
  }
  report(problems, `is in ${folder}.`);
}

/** Without this check, a mistyped `DATA_DIR` would get a new database. */
function requireEmbedded({ databaseUrl, dataDir }: Config): void {
  if (databaseUrl !== null || hasEmbedded(dataDir)) return;
  throw new UsageError(`There is no database in ${dataDir}; set DATA_DIR to the folder that has it.`);
}

function dumpName({ databaseUrl }: Config): string {
  return databaseUrl === null ? 'database.tar.gz' : 'database.dump';
}

interface UploadProblems {
  readonly damaged: readonly string[];
  readonly missing: readonly string[];
}

/** Copies the uploads that the folder does not have yet. */
async function saveUploads(config: Config, folder: string): Promise<UploadProblems> {
  const storage = await openStorage(config.storage);
  const [damaged, missing]: [string[], string[]] = [[], []];
  for (const { id, sha256 } of await listUploads(config)) {
    const file = join(folder, id);
    if (existsSync(file)) continue;
    const bytes = await storage.read(id);
    if (bytes === null) {
      missing.push(id);
      continue;
    }
    await writeFile(file, bytes);
    if (!(await isIntact(file, sha256))) damaged.push(id);
  }
  return { damaged, missing };
}

async function restore(config: Config, folder: string): Promise<void> {
  if (existsSync(join(folder, UNFINISHED))) {
    throw new UsageError(`The backup in ${folder} is incomplete, because it was interrupted; restore another one.`);
  }
  const dump = join(folder, dumpName(config));
  if (!existsSync(dump)) {
    const isPostgres = existsSync(join(folder, 'database.dump'));
    const isEmbedded = existsSync(join(folder, 'database.tar.gz'));
    const reason = isPostgres
      ? 'this is a backup of PostgreSQL; set DATABASE_URL'
      : isEmbedded
        ? 'this is a backup of the embedded database; restore it without DATABASE_URL'
        : 'this is no backup';
    throw new UsageError(`There is no ${dump}: ${reason}.`);
  }
  const storage = await openStorage(config.storage);
  await restoreDatabase(config, dump);
  await endEventCursors(config);
  const uploads = join(folder, 'files');
  try {
    const [damaged, missing]: [string[], string[]] = [[], []];
    for (const { id, mime_type: mimeType, sha256 } of await listUploads(config)) {
      const file = join(uploads, id);
      if (!existsSync(file)) {
        missing.push(id);
        continue;
      }
      const isDamaged = !(await isIntact(file, sha256));
      if (isDamaged) damaged.push(id);
      // If only the database was lost, the storage still has the intact bytes.
      if (isDamaged && (await isStored(storage, id))) continue;
      await storage.put(id, await openAsBlob(file), mimeType);
    }
    report({ damaged, missing }, `is back; run "${commandLine('migrate')}", then start the service.`);
  } catch (error) {
    if (!(error instanceof UsageError)) {
      process.stderr.write(
        `The database is back, but not every upload: copy the files in ${uploads} to the storage.\n`,
      );
    }
    throw error;
  }
}

/** Events after the backup are lost, and new ones take their positions. */
async function endEventCursors(config: Config): Promise<void> {
  await using database = await openDatabase(config, { schema: 'any' });
  await renewEventEpoch(database.queries);
}

async function listUploads(config: Config) {
  // Every schema has these columns.
  await using database = await openDatabase(config, { schema: 'any' });
  const files = database.queries.selectFrom('files').select(['id', 'mime_type', 'sha256']);
  const images = database.queries.selectFrom('images').select(['id', 'mime_type', 'sha256']);
  return await images.unionAll(files).execute();
}

/** Whether a file has the SHA-256 of its row, which another service may have written in capital letters. */
async function isIntact(file: string, sha256: string): Promise<boolean> {
  const hash = createHash('sha256');
  for await (const part of createReadStream(file)) hash.update(part);
  return hash.digest('hex') === sha256.toLowerCase();
}

async function isStored(storage: Storage, id: string): Promise<boolean> {
  const bytes = await storage.read(id);
  await bytes?.cancel();
  return bytes !== null;
}

/** @throws UsageError if something is damaged or missing. */
function report({ damaged, missing }: UploadProblems, result: string): void {
  if (damaged.length + missing.length === 0) {
    printLines(`Everything ${result}`);
    return;
  }
  throw new UsageError(
    ...damaged.map((id) => `The upload ${id} is damaged.`),
    ...missing.map((id) => `The bytes of the upload ${id} are missing.`),
    `Everything else ${result}`,
  );
}

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
  const { variables, argument } = postgresEnvironment(databaseUrl);
  const env = { ...process.env, ...variables };
  const child = spawn(program, [argument, ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const [code] = await once(child, 'exit').catch(() => {
    throw new UsageError(`${program} cannot be started; install PostgreSQL's client programs of the server's version.`);
  });
  if (code !== 0) throw new UsageError(`${program} failed; what it said is above.`);
}
