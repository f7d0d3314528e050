import { type Kysely, sql } from 'kysely';

/** The columns that each list searches. A keyword matches within one of the texts, or within a full name. */
const SEARCHED = {
  certificate_groups: [['name']],
  events: [['hyperlink']],
  posts: [['title'], ['description']],
  users: [['first_name', 'last_name'], ['description'], ['email']],
} as const;

/**
 * Derives the search columns in the database, so that rows that another service writes are found too. Triggers do it
 * instead of generated columns, because the previous version still writes the columns.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function search_fold(input text) returns text
    language plpgsql immutable strict parallel safe as ${sql.lit(FOLD)}
  `.execute(db);
  await foldHistory(db);
  for (const [table, texts] of Object.entries(SEARCHED)) await deriveSearch(db, table, texts);
}

async function deriveSearch(db: Kysely<unknown>, table: string, texts: readonly (readonly string[])[]): Promise<void> {
  const derived = (row: string) => {
    const folded = texts.map(
      (names) => `nullif(search_fold(concat_ws(' ', ${names.map((name) => row + name).join(', ')})), '')`,
    );
    return `concat_ws(E'\\n', ${folded.join(', ')})`;
  };
  const body = `begin new.search := ${derived('new.')}; return new; end`;
  // A service that writes these tables may have another search path.
  await sql`create function ${sql.id(`set_${table}_search`)}() returns trigger language plpgsql
    set search_path from current as ${sql.lit(body)}`.execute(db);
  await sql`create trigger set_search before insert or update of ${sql.raw([...texts.flat(), 'search'].join(', '))}
    on ${sql.table(table)} for each row execute function ${sql.id(`set_${table}_search`)}()`.execute(db);
  // Most rows have the same value already, because the previous versions folded similarly.
  await sql`update ${sql.table(table)} set search = '' where search <> ${sql.raw(derived(''))}`.execute(db);
}

/** The service provides the search texts of the history, one per line, because the database does not know them. */
async function foldHistory(db: Kysely<unknown>): Promise<void> {
  const folded = (texts: string) =>
    `coalesce((select string_agg(search_fold(line), E'\\n' order by place)
      from unnest(string_to_array(${texts}, E'\\n')) with ordinality as lines (line, place)), '')`;
  await sql`
    create or replace function write_history_line(
      head text, content text, line_id text, at_moment timestamptz, by_actor text, by_name text, action_done text,
      of_subject text, its_title text, what_changed text, by_request text, searched text
    ) returns void language plpgsql as ${sql.lit(`
    declare line_hash text;
    begin
      insert into facts as fact (name, value) values (head, encode(sha256(convert_to(content, 'UTF8')), 'hex'))
      on conflict (name) do update set value = encode(sha256(convert_to(fact.value || content, 'UTF8')), 'hex')
      returning value into line_hash;
      insert into audit (id, at, actor, actor_name, action, subject, title, changes, request_id, search, hash)
      values (line_id, at_moment, by_actor, by_name, action_done, of_subject, its_title, what_changed, by_request,
        ${folded('searched')}, line_hash);
    end`)}
  `.execute(db);
  await sql`
    update audit set search = ${sql.raw(folded('search'))} where search <> ${sql.raw(folded('search'))}
  `.execute(db);
}

/** A class of characters in a regular expression of PostgreSQL. */
function classOf(characters: Iterable<string>): string {
  const escaped = Array.from(characters, (character) => {
    const point = character.codePointAt(0) ?? 0;
    return `\\U${point.toString(16).padStart(8, '0')}`;
  });
  return `[${escaped.join('')}]`;
}

function* charactersOf(pattern: RegExp): Generator<string> {
  for (let point = 1; point < 0x110000; point += 1) {
    const character = String.fromCodePoint(point);
    if (character.isWellFormed() && pattern.test(character)) yield character;
  }
}

const INVISIBLE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: it is about them.
  /[\p{Default_Ignorable_Code_Point}\u0000-\u0008\u000E-\u001F\u007F-\u0084\u0086-\u009F\uFFF9-\uFFFC\u{16FE4}\u{1D159}]/u;

/** Groups of letters with case. Text of one script only needs its own group. */
const SCRIPTS = [
  /[\u0080-\u017F]/,
  /(?![\u0080-\u017F])\p{Script=Latin}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Cyrillic}/u,
];

/**
 * Maps lower-case letters to capitals. The case mappings of a database depend on its collations, and no collation for
 * all scripts is part of every installation. Unicode never changes the mapping of an existing letter.
 */
function capitalised(): string {
  const groups = [...SCRIPTS, /./u].map(() => ({ small: '', capital: '' }));
  for (let point = 0x80; point < 0x20000; point += 1) {
    const small = String.fromCodePoint(point);
    const capital = small.toLowerCase().toUpperCase();
    // Compatibility decomposition leaves only letters without accents, whose capital is a single letter, except for ß.
    if (capital === small || small.normalize('NFKD') !== small || [...capital].length > 1) continue;
    const place = SCRIPTS.findIndex((script) => script.test(small));
    const group = groups.at(place);
    if (group) {
      group.small += small;
      group.capital += capital;
    }
  }
  return groups
    .map(
      ({ small, capital }) =>
        `if folded ~ '${classOf(small)}' then folded := translate(folded, '${small}', '${capital}'); end if;`,
    )
    .join('\n');
}

/** The body of the function that does the same as `searchFold` of @cpd/domain/text; a test compares them. */
const FOLD = `
declare folded text collate "C" := input;
begin
  if octet_length(folded) = length(folded) then
    folded := upper(folded);
    if folded ~ '[\\u0001-\\u0008\\u000E-\\u001F\\u007F]' then
      folded := regexp_replace(folded, '[\\u0001-\\u0008\\u000E-\\u001F\\u007F]', '', 'g');
    end if;
    return btrim(regexp_replace(folded, '[\\t-\\r ]+', ' ', 'g'), ' ');
  end if;
  folded := regexp_replace(folded, '${classOf(charactersOf(INVISIBLE))}', '', 'g');
  folded := regexp_replace(folded, '${classOf(charactersOf(/[\s\u0085\u2800]/))}+', ' ', 'g');
  folded := upper(normalize(folded, NFKD));
  if folded ~ '[\\u0080-\\U0001FFFF]' then
    folded := replace(replace(folded, 'ß', 'SS'), 'ẞ', 'SS');
    ${capitalised()}
    folded := regexp_replace(folded, 'I\\u0307+', 'I', 'g');
    if folded ~ '[\\u0E31-\\u0E4D\\u0EB1-\\u0ECD]' then
      folded := regexp_replace(folded,
        '([\\u0E48-\\u0E4B\\u0EC8-\\u0ECB]+)([\\u0E31\\u0E34-\\u0E37\\u0EB1\\u0EB4-\\u0EB7]+)', '\\2\\1', 'g');
      folded := regexp_replace(folded, '([\\u0E48-\\u0E4B]*)\\u0E4D([\\u0E48-\\u0E4B]*)\\u0E32', '\\1\\2' || U&'\\0E33', 'g');
      folded := regexp_replace(folded, '([\\u0EC8-\\u0ECB]*)\\u0ECD([\\u0EC8-\\u0ECB]*)\\u0EB2', '\\1\\2' || U&'\\0EB3', 'g');
      folded := replace(folded, U&'\\0E40\\0E40', U&'\\0E41');
    end if;
    folded := normalize(folded, NFC);
  end if;
  return btrim(regexp_replace(folded, ' +', ' ', 'g'), ' ');
end`;
