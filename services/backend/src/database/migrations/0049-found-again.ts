import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import { inBatches } from '../migrationSteps.ts';

export const isOutsideTransaction = true;

/** A search text, each line of which is folded again. */
const REFOLDED = sql<string>`(
  select string_agg(search_fold(line), E'\\n' order by place)
  from unnest(string_to_array(search, E'\\n')) with ordinality as lines (line, place)
)`;
/** The fold of ASCII has not changed, except that it removes apostrophes. */
const IS_OUTDATED = sql<boolean>`(
  (octet_length(search) <> length(search) or strpos(search, '''') > 0) and search <> ${REFOLDED}
)`;

/** Folds the search texts of the last release again. Names get a line without blanks, so all people change. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, first, last] of [
    ['users', 'first_name', 'last_name'],
    ['certificates', 'holder_first_name', 'holder_last_name'],
  ] as const) {
    const names = sql<string>`folded_names(${sql.ref(first)}, ${sql.ref(last)})`;
    await deriveAgain(db, table, sql<boolean>`(not starts_with(search, ${names}) or ${IS_OUTDATED})`);
  }
  for (const table of ['certificate_groups', 'events', 'posts']) await deriveAgain(db, table, IS_OUTDATED);
  await inBatches(db, 'bin', 'id', (ids) =>
    sql`update bin set search = search_fold(search) where id = any(${ids}) and ${IS_OUTDATED}`.execute(db),
  );
  await foldHistory(db);
}

/** Setting the search text makes a trigger derive it. */
function deriveAgain(db: Kysely<unknown>, table: string, isOutdated: RawBuilder<boolean>): Promise<void> {
  return inBatches(db, table, 'id', (ids) =>
    sql`update ${sql.table(table)} set search = '' where id = any(${ids}) and ${isOutdated}`.execute(db),
  );
}

/** Few, because other writers of the history wait while a batch is changed. */
const BATCH = 500;

async function foldHistory(db: Kysely<unknown>): Promise<void> {
  await inBatches(db, 'audit', 'id', async (ids) => {
    const { rows } = await sql<{ id: string }>`
      select id from audit where id = any(${ids}) and ${IS_OUTDATED}
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
  await sql`update audit set search = ${REFOLDED} where id = any(${ids})`.execute(db);
  await sql`alter table audit enable trigger append_only`.execute(db);
}
