import { readFile } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';

/** Folds texts for finding without accents, and finds events by the words of their links that are percent-encoded. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(await readFile(new URL('0054-accents.sql', import.meta.url), 'utf8')).execute(db);
  await sql`
    create function percent_decoded(url text) returns text language plpgsql immutable strict parallel safe as $$
    declare
      decoded text := '';
      part text;
    begin
      for part in select (regexp_matches(url, '(?:%[0-9A-Fa-f]{2})+|[^%]+|%', 'g'))[1] loop
        begin
          decoded := decoded || case when part ~ '^%.' then convert_from(decode(replace(part, '%', ''), 'hex'), 'UTF8')
            else part end;
        exception when character_not_in_repertoire or untranslatable_character then
          decoded := decoded || part;
        end;
      end loop;
      return decoded;
    end $$
  `.execute(db);
  // Whoever writes the table may have another search path.
  await sql`create or replace function set_events_search() returns trigger language plpgsql
    set search_path from current as $$ begin
      new.search := concat_ws(E'\\n', nullif(search_fold(new.hyperlink), ''),
        case when new.hyperlink ~ '%[0-9A-Fa-f]{2}' then search_fold(percent_decoded(new.hyperlink)) end);
      return new;
    end $$`.execute(db);
}
