import { type Kysely, sql } from 'kysely';
import { inBatches } from '../migrationSteps.ts';
import { up as foldAgain } from './0049-found-again.ts';

export const isOutsideTransaction = true;

/** Folds the search texts again that have changed. Those of percent-encoded links get a second line. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await foldAgain(db);
  await inBatches(db, 'events', 'id', (ids) =>
    sql`update events set search = '' where id = any(${ids}) and hyperlink ~ '%[0-9A-Fa-f]{2}'
      and strpos(search, E'\\n') = 0`.execute(db),
  );
}
