import { sql } from 'kysely';
import { databaseErrorCode, INSUFFICIENT_PRIVILEGE } from '../database/Database.ts';
import type { Queries } from '../database/schema.ts';
import type { Deps } from '../http/Deps.ts';

/** The maximum number of lines that one transaction removes, so that it ends in time. */
const BATCH_SIZE = 10_000;

/**
 * Removes the lines that are older than configured. `cut_history` in `baseline.sql` removes them and
 * records that in the history (rule HI7).
 *
 * @throws Error if the service's role may not remove lines.
 */
export async function pruneHistory({ database, config }: Pick<Deps, 'database' | 'config'>): Promise<void> {
  const { historyDays } = config;
  if (historyDays === null) return;
  const deleteSome = () => database.transaction((queries) => deleteOldLines(queries, historyDays, BATCH_SIZE));
  try {
    while ((await deleteSome()) === BATCH_SIZE);
  } catch (error) {
    if (databaseErrorCode(error) !== INSUFFICIENT_PRIVILEGE) throw error;
    throw new Error(
      'HISTORY_DAYS is set, but the role of the service may not remove lines of the history: run "grant execute on function cut_history to <role>" as the owner of the tables.',
      { cause: error },
    );
  }
}

/**
 * Removes the oldest lines, up to a maximum number. Returns their number.
 *
 * @param days Their age by the database's clock, at least 30, or the database rejects it.
 */
export async function deleteOldLines(queries: Queries, days: number, max: number): Promise<number> {
  const { rows } = await sql<{ lines: number }>`
    select cut_history(now() - make_interval(days => ${days}), ${max}) as lines`.execute(queries);
  return rows[0]?.lines ?? 0;
}
