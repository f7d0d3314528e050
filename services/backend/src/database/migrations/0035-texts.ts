import { readFile } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';

/** The texts that other services may write, with their kinds. */
const WRITTEN = {
  users: { first_name: 'line', last_name: 'line', email: 'email', description: 'text', firebase_uid: 'identifier' },
  posts: { title: 'line', description: 'text' },
} as const;

/**
 * Lets the database clean and check texts as the service does, so that rows of other services can be found and matched. The
 * fold for searching unites look-alikes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const functions = await readFile(new URL('0035-texts.sql', import.meta.url), 'utf8');
  for (const definition of functions.split(/^(?=create )/m)) await sql.raw(definition).execute(db);
  // Texts of earlier versions may stay as they are. The previous version answers 400 for class 22.
  await sql`
    create function stored_text(kind text, place text, input text, previous text) returns text language plpgsql immutable
    set search_path from current as $$
    declare fault text;
    begin
      if input is not distinct from previous then return input; end if;
      fault := text_fault(kind, input);
      if fault is not null then raise exception '% %', place, fault using errcode = 'invalid_parameter_value'; end if;
      return clean_text(kind, input);
    end $$
  `.execute(db);
  for (const [table, columns] of Object.entries(WRITTEN)) await cleanOnWrite(db, table, columns);
}

async function cleanOnWrite(
  db: Kysely<unknown>,
  table: string,
  columns: Readonly<Record<string, string>>,
): Promise<void> {
  const stored = Object.entries(columns).map(([column, kind]) => {
    const text = `stored_text('${kind}', '${table}.${column}', new.${column}, old.${column})`;
    // An empty identity would belong to every other user without one.
    return `new.${column} := ${kind === 'identifier' ? `nullif(${text}, '')` : text};`;
  });
  // A service that writes these tables may have another search path.
  await sql`create function ${sql.id(`clean_${table}_texts`)}() returns trigger language plpgsql
    set search_path from current as ${sql.lit(`begin ${stored.join(' ')} return new; end`)}`.execute(db);
  // It runs before the trigger that derives the search texts, by its name.
  await sql`create trigger clean_texts before insert or update of ${sql.raw(Object.keys(columns).join(', '))}
    on ${sql.table(table)} for each row execute function ${sql.id(`clean_${table}_texts`)}()`.execute(db);
}
