import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import { createIndexConcurrently, inBatches } from '../migrationSteps.ts';

export const isOutsideTransaction = true;

/** The look-alikes whose fold has changed. */
const LOOKALIKES =
  '[`´\u0374ẚ\u1FEF‴‷⁗｀ʹʻʼʽʾʿˈˊˋ՚׳ߴߵ‘’‚‛′″‵‶‹›❛❜Ꞌꞌŉ«»ʺˮ״“”„‟❝❞〝〞〟˗֊־‐‑‒–—―⁃−➖⁻₋﹘︱︲ـىیکڪ\uFB8E-\uFB91\uFBE8-\uFBE9\uFBF9-\uFDFC\uFE70-\uFEFC]';

/** What may have to be cleaned: blanks at the ends, and control and invisible characters. Most rows have none of them. */
const UNCLEAN =
  '^\\s|\\s$|[\u0001-\u0008\u000B-\u001F\u007F-\u00A0\u00AD\u034F\u061C\u115F\u1160\u1680\u17B4\u17B5\u180B-\u180F\u2000-\u200F\u2028-\u202F\u205F-\u206F\u2800\u3000\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFC\u{16FE4}\u{1BCA0}-\u{1BCA3}\u{1D159}\u{1D173}-\u{1D17A}\u{E0000}-\u{E0FFF}]';

/** Cleans the texts of earlier versions as far as they can be, and folds their search texts again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await inBatches(db, 'users', 'id', (ids) => cleanUsers(db, ids));
  await cleanIdentities(db);
  // For identities that differ from another one by blanks only.
  await createIndexConcurrently(db, 'users_identity', `users (clean_text('identifier', firebase_uid))`);
  await inBatches(db, 'posts', 'id', (ids) =>
    changeTexts(db, 'posts', ids, { title: cleaned('line', 'title'), description: cleaned('text', 'description') }),
  );
  for (const [table, column] of [
    ['certificate_groups', 'name'],
    ['events', 'hyperlink'],
  ] as const) {
    await inBatches(db, table, 'id', (ids) => changeTexts(db, table, ids, { [column]: sql.ref(column) }));
  }
  await foldHistory(db);
}

function cleanUsers(db: Kysely<unknown>, ids: readonly string[]): Promise<unknown> {
  // The address in 'Ada <a@example.org>'.
  const address = sql`substring(email from '<([^<>]*)>[^<>]*$')`;
  return changeTexts(db, 'users', ids, {
    first_name: cleaned('line', 'first_name'),
    last_name: cleaned('line', 'last_name'),
    description: cleaned('text', 'description'),
    email: sql`case when text_fault('email', email) is not null and text_fault('email', ${address}) is null
      then coalesce(clean_text('email', ${address}), email) else ${cleaned('email', 'email')} end`,
  });
}

/** A text that cannot be stored any more stays as it is. */
function cleaned(kind: string, column: string): RawBuilder<unknown> {
  const text = sql.ref(column);
  return sql`case when text_fault(${sql.lit(kind)}, ${text}) is null then clean_text(${sql.lit(kind)}, ${text}) else ${text} end`;
}

/** Changes only the rows that become different. Setting their search text makes a trigger derive it. */
function changeTexts(
  db: Kysely<unknown>,
  table: string,
  ids: readonly string[],
  texts: Readonly<Record<string, RawBuilder<unknown>>>,
): Promise<unknown> {
  const columns = Object.keys(texts).map((column) => sql.ref(column));
  const values = Object.values(texts);
  const changes = columns.map((column, place) => sql`${column} = ${values[place]}`);
  const isSuspect = columns.map((column) => sql`${column} ~ ${UNCLEAN} or ${column} like '%<%'`);
  const isDifferent = columns.map((column, place) => sql`${column} is distinct from ${values[place]}`);
  return sql`update ${sql.table(table)} set search = '', ${sql.join(changes)} where id = any(${ids})
    and (concat(${sql.join(columns)}) ~ ${LOOKALIKES}
      or (${sql.join(isSuspect, sql` or `)}) and (${sql.join(isDifferent, sql` or `)}))`.execute(db);
}

/** Cleans identities, unless another user has the same one already, or the person was deleted. */
async function cleanIdentities(db: Kysely<unknown>): Promise<void> {
  await sql`
    update users set firebase_uid = unclean.identity from (
      select distinct on (clean_text('identifier', firebase_uid)) id, clean_text('identifier', firebase_uid) as identity
      from users where firebase_uid <> clean_text('identifier', firebase_uid)
        and text_fault('identifier', firebase_uid) is null
      order by clean_text('identifier', firebase_uid), id
    ) as unclean
    where users.id = unclean.id and not exists (select from users as other where other.firebase_uid = unclean.identity)
      and not exists (select from deleted_people where key = person_key('identity', unclean.identity))
  `.execute(db);
}

/** Few, because other writers of the history wait while a batch is changed. */
const BATCH = 500;

async function foldHistory(db: Kysely<unknown>): Promise<void> {
  await inBatches(db, 'audit', 'id', async (ids) => {
    const { rows } = await sql<{ id: string }>`
      select id from audit where id = any(${ids}) and search ~ ${LOOKALIKES}
    `.execute(db);
    for (let start = 0; start < rows.length; start += BATCH) {
      const batch = rows.slice(start, start + BATCH).map(({ id }) => id);
      await db.transaction().execute((transaction) => foldLines(transaction, batch));
    }
  });
}

async function foldLines(db: Transaction<unknown>, ids: readonly string[]): Promise<void> {
  // The history is append-only. The lock that this takes keeps the table so for everyone else.
  await sql`alter table audit disable trigger append_only`.execute(db);
  await sql`update audit set search = (
      select string_agg(search_fold(line), E'\\n' order by place)
      from unnest(string_to_array(search, E'\\n')) with ordinality as lines (line, place)
    ) where id = any(${ids})`.execute(db);
  await sql`alter table audit enable trigger append_only`.execute(db);
}
