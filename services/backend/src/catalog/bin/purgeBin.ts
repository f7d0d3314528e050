import { sql } from 'kysely';
import { readFact, writeFact } from '../../database/facts.ts';
import { systemActor } from '../../http/Actor.ts';
import type { Deps } from '../../http/Deps.ts';
import { removeItems } from './store.ts';

/** The maximum number of items that one transaction removes, so that it ends in time. */
const BATCH_SIZE = 500;
/** The fact by which the database knows whether deleted rows are kept. */
const DAYS = 'bin-days';

/**
 * Removes items that have been in the bin for the configured number of days, by the database's clock. With 0 days, it is
 * emptied.
 */
export async function purgeBin({ database, config }: Pick<Deps, 'database' | 'config'>): Promise<void> {
  // As an array, the rows are chosen once. An item that is being restored is locked, and is skipped.
  const isOld = sql`ordinal = any(array(
    select ordinal from bin where deleted_at <= now() - make_interval(days => ${config.binDays})
    order by deleted_at limit ${BATCH_SIZE} for update skip locked
  ))`;
  const removeSome = () => database.transaction((queries) => removeItems(queries, systemActor('upkeep'), isOld));
  while ((await removeSome()) === BATCH_SIZE);
}

/**
 * Notes the configured number of days in the database, which keeps no deleted rows with 0. To be called before the first
 * deletion. Warns of another number before, because the last process to start decides for all.
 */
export async function noteBinDays({ database, config, log }: Pick<Deps, 'database' | 'config' | 'log'>): Promise<void> {
  const value = String(config.binDays);
  const noted = await readFact(database.queries, DAYS);
  if (noted !== null && noted !== value) {
    log.warn(
      `BIN_DAYS is ${value} now and was ${noted}: give all processes the same number, because the last one to start decides for all.`,
    );
  }
  await writeFact(database.queries, DAYS, value);
}
