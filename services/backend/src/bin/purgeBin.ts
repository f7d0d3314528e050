import { sql } from 'kysely';
import type { Queries } from '../database/schema.ts';
import type { Deps } from '../deps.ts';
import { systemActor } from '../history/record.ts';
import { removeItems } from './store.ts';

/** The maximum number of items that one transaction removes, so that it ends in time. */
const BATCH_SIZE = 500;
/** The fact by which the database knows whether deleted rows are kept. */
const DAYS = 'bin-days';

/**
 * Removes items that have been in the bin for the configured number of days, by the database's clock. With 0 days, it is
 * emptied, and the database keeps no deleted rows any more.
 */
export async function purgeBin({ database, config }: Pick<Deps, 'database' | 'config'>): Promise<void> {
  await noteDays(database.queries, String(config.binDays));
  // As an array, the rows are chosen once. An item that is being restored is locked, and is skipped.
  const isOld = sql`ordinal = any(array(
    select ordinal from bin where deleted_at <= now() - make_interval(days => ${config.binDays})
    order by deleted_at limit ${BATCH_SIZE} for update skip locked
  ))`;
  const removeSome = () => database.transaction((queries) => removeItems(queries, systemActor('upkeep'), isOld));
  while ((await removeSome()) === BATCH_SIZE);
}

async function noteDays(queries: Queries, value: string): Promise<void> {
  const noted = await queries.selectFrom('facts').select('value').where('name', '=', DAYS).executeTakeFirst();
  if (noted?.value === value) return;
  await queries
    .insertInto('facts')
    .values({ name: DAYS, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}
