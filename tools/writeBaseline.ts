import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { migrate } from '../services/backend/src/database/migrate.ts';
import { openPostgres } from '../services/backend/src/database/postgres.ts';
import { PostgresServer } from '../services/backend/src/testing/PostgresServer.ts';

const FILE = new URL('../services/backend/src/database/baseline.sql', import.meta.url);
const FIRST = '0001-first-schema';

/** Runs all migrations one by one and returns the name of the last one with the database as pg_dump writes it. */
async function dumpMigrated(): Promise<{ newest: string; dump: string }> {
  const server = await PostgresServer.start();
  try {
    const url = server.url('postgres');
    await using database = openPostgres(url, 2, () => {}, 'none');
    // A database that has a migration continues with the next one, and not with the baseline.
    await migrate(database, FIRST);
    let newest = FIRST;
    await migrate(database, undefined, (name) => {
      newest = name;
    });
    const options = ['--rows-per-insert=1000', '--no-owner', '--no-privileges', '--exclude-table=kysely_migration'];
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
 * Writes the schema from which new databases start: `node tools/writeBaseline.ts`. A test compares it with the migrations.
 */
const { newest, dump } = await dumpMigrated();
writeFileSync(
  FILE,
  [`-- The schema after ${newest}, written by tools/writeBaseline.ts.\n`, ...entriesOf(dump)].join('\n'),
);
