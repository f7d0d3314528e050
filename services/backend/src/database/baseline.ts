import { readFile } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';
import { grantToServiceRoles, revokeFromOthers } from './migrationSteps.ts';

/** What only functions with their owner's rights may do. By default, other roles may get all rights on new tables. */
const REVOKED = [
  ['audit', 'insert, update, delete, truncate'],
  ['service_events', 'insert, update, truncate'],
  ['kysely_migration', 'insert, update, delete, truncate'],
  ['deleted_people', 'update, truncate'],
] as const;
const GRANTED = [
  'add_history_line(text, timestamptz, text, text, text, text, text, text, text, text)',
  'number_service_events()',
];

/** The schema of a release, from which a new database starts. Databases of earlier versions are not migrated. */
export interface Baseline {
  readonly version: string;
  /** The commit of the release. */
  readonly commit: string;
  /** The name of its last migration. It records all of them as run, which processes of the release look for. */
  readonly name: string;
  up(db: Kysely<unknown>): Promise<void>;
}

export async function readBaseline(): Promise<Baseline> {
  const text = await readFile(new URL('baseline.sql', import.meta.url), 'utf8');
  const [head = '', ...statements] = text.split(/^-- [A-Z ]+: .*\n/m);
  const [, version = '', commit = '', name = ''] = /version (\S+), commit (\w+), after ([\w-]+)/.exec(head) ?? [];
  return {
    version,
    commit,
    name,
    async up(db) {
      const { rows } = await sql<{ path: string }>`select current_setting('search_path') as path`.execute(db);
      for (const statement of statements) {
        await sql.raw(statement.replaceAll(':search_path', () => rows[0]?.path ?? '')).execute(db);
      }
      for (const [table, privileges] of REVOKED) await revokeFromOthers(db, table, privileges);
      for (const signature of GRANTED) await grantToServiceRoles(db, signature);
    },
  };
}
