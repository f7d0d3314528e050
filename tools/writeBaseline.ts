import { execFileSync } from 'node:child_process';
import { globSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { migrate, requireSchema } from '../services/backend/src/database/migrate.ts';
import { openPostgres } from '../services/backend/src/database/postgres.ts';
import { PostgresServer } from '../services/backend/src/testing/PostgresServer.ts';

const FOLDER = fileURLToPath(new URL('../services/backend/src/database/', import.meta.url));
/** The table that `migrate` creates itself; the baseline has its rows. */
const RECORD = 'kysely_migration';

/** Migrates a new database and returns the name of the last migration with the database as pg_dump writes it. */
async function dumpMigrated(): Promise<{ newest: string; dump: string }> {
  const server = await PostgresServer.start();
  try {
    const url = server.url('postgres');
    await using database = openPostgres(url, 2, () => {}, 'none');
    await migrate(database);
    const newest = await requireSchema(database);
    const options = ['--rows-per-insert=1000', '--no-owner', '--no-privileges'];
    return { newest, dump: execFileSync('pg_dump', [...options, `--dbname=${url}`], { encoding: 'utf8' }) };
  } finally {
    await server.stop();
  }
}

/** Each entry of a dump with its kind and name: no schema is named, because a database may use another one. */
function* entriesOf(dump: string): Generator<string> {
  const [, ...entries] = dump.split(/^--\n-- (?:Data for )?(?=Name: )/m);
  for (const entry of entries) {
    const [, name = '', kind = ''] = /^Name: (.*?); Type: (.*?);/.exec(entry) ?? [];
    if (kind === 'COMMENT' || kind === 'SEQUENCE SET') continue;
    if (name.startsWith(RECORD) && kind !== 'TABLE DATA') continue;
    const statement = entry
      .replace(/^.*\n--\n/, '')
      .replace(/^(SET \w+ = .*;|--\n-- PostgreSQL database dump complete\n--|\\unrestrict .*)$/gm, '')
      .replaceAll('public.', '')
      .replace(' WITH SCHEMA public', '')
      .replace("SET search_path TO '$user', 'public', 'pg_temp'", 'SET search_path TO :search_path, pg_temp')
      .replace("SET search_path TO '$user', 'public'", 'SET search_path FROM CURRENT')
      .trim();
    if (statement !== '') yield `-- ${kind}: ${name}\n${statement}\n`;
  }
}

/**
 * Makes the schema of a release the baseline, from which new databases start: `npx node tools/writeBaseline.ts 0.6.0 <commit>`,
 * in a clone at that commit. Removes the migrations that are part of it.
 */
const [version, commit] = process.argv.slice(2);
if (!/^\d+\.\d+\.\d+$/.test(version ?? '') || !/^[0-9a-f]{8,40}$/.test(commit ?? '')) {
  throw new Error('Give the version of the release and its commit.');
}
const { newest, dump } = await dumpMigrated();
writeFileSync(
  `${FOLDER}baseline.sql`,
  [
    `-- The schema of version ${version}, commit ${commit}, after ${newest}, written by tools/writeBaseline.ts.\n`,
    ...entriesOf(dump),
  ].join('\n'),
);
for (const file of globSync(`${FOLDER}migrations/*.{ts,sql}`)) rmSync(file);
