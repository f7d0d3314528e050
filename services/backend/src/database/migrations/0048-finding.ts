import { readFile } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';

/** The names of a person, in each table that is searched for them. */
const NAMES = {
  users: ['first_name', 'last_name'],
  certificates: ['holder_first_name', 'holder_last_name'],
} as const;

/** Folds Arabic and digits as people type them, and lets names be found in any order, also without a blank between them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(await readFile(new URL('0048-finding.sql', import.meta.url), 'utf8')).execute(db);
  // Whoever writes the tables may have another search path.
  await sql`
    create function folded_names(first text, last text) returns text language plpgsql immutable parallel safe
    set search_path from current as $$
    declare
      one constant text := search_fold(coalesce(first, ''));
      other constant text := search_fold(coalesce(last, ''));
      names constant text := btrim(one || ' ' || other);
    begin
      return names || case when names like '% %' then E'\n' || replace(other || one || other, ' ', '') else '' end;
    end $$
  `.execute(db);
  const [users, certificates] = [NAMES.users, NAMES.certificates].map((names) =>
    names.map((name) => `new.${name}`).join(', '),
  );
  await replaceTrigger(
    db,
    'users',
    `concat_ws(E'\\n', nullif(folded_names(${users}), ''),
    nullif(search_fold(new.description), ''), nullif(search_fold(new.email), ''))`,
  );
  await replaceTrigger(db, 'certificates', `folded_names(${certificates})`);
}

async function replaceTrigger(db: Kysely<unknown>, table: string, search: string): Promise<void> {
  await sql`create or replace function ${sql.id(`set_${table}_search`)}() returns trigger language plpgsql
    set search_path from current as ${sql.lit(`begin new.search := ${search}; return new; end`)}`.execute(db);
}
