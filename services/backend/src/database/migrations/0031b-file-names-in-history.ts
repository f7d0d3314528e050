import { type Kysely, sql, type Transaction } from 'kysely';
import { inBatches } from '../migrationSteps.ts';

export const isOutsideTransaction = true;

/** Few, because other writers of the history wait while a batch is changed. */
const BATCH = 500;

/**
 * Removes the names of files that other services uploaded from the history, because they are texts of users, who can be
 * deleted. Those of administrators stay.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await inBatches(db, 'audit', 'id', async (ids) => {
    const { rows } = await sql<{ id: string }>`
      select id from audit where id = any(${ids}) and action in ('image.uploaded', 'file.uploaded') and title is not null
        and not exists (select from admins where admins.id = audit.actor)
    `.execute(db);
    for (let start = 0; start < rows.length; start += BATCH) {
      const batch = rows.slice(start, start + BATCH).map(({ id }) => id);
      await db.transaction().execute((transaction) => forgetTitles(transaction, batch));
    }
  });
}

async function forgetTitles(db: Transaction<unknown>, ids: readonly string[]): Promise<void> {
  // The history is append-only. The lock that this takes keeps the table so for everyone else.
  await sql`alter table audit disable trigger append_only`.execute(db);
  await sql`update audit set title = null, search = concat_ws(E'\\n', nullif(search_fold(actor_name), ''),
      search_fold(case action when 'image.uploaded' then 'uploaded an image' else 'uploaded a PDF' end))
    where id = any(${ids})`.execute(db);
  await sql`alter table audit enable trigger append_only`.execute(db);
}
