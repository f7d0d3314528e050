import { sql } from 'kysely';
import type { Queries } from '../database/schema.ts';
import type { Deps } from '../deps.ts';
import { record, systemActor } from './record.ts';

const DAY_MS = 24 * 60 * 60_000;
/** The maximum number of lines that one transaction removes, so that it ends in time. */
const BATCH_SIZE = 10_000;

/** Removes the lines that are older than configured, and records that in the history (rule HI7). */
export async function pruneHistory({
  database,
  config,
  now,
}: Pick<Deps, 'database' | 'config' | 'now'>): Promise<void> {
  const { historyDays } = config;
  if (historyDays === null) return;
  const moment = new Date(now().getTime() - historyDays * DAY_MS);
  const deleteSome = () =>
    database.transaction(async (queries) => {
      const lines = await deleteLinesBefore(queries, moment, BATCH_SIZE);
      const changes = [{ field: 'lines', before: lines, after: 0 }];
      if (lines > 0) await record(queries, systemActor('upkeep'), 'history.cut', { id: null }, changes);
      return lines;
    });
  while ((await deleteSome()) === BATCH_SIZE);
}

/**
 * Removes the oldest lines before a time, up to a maximum number. Returns their number.
 *
 * @param moment At least 30 days ago, or the database rejects it.
 */
export async function deleteLinesBefore(queries: Queries, moment: Date, max: number): Promise<number> {
  const { rows } = await sql<{ lines: number }>`select cut_history(${moment}, ${max}) as lines`.execute(queries);
  return rows[0]?.lines ?? 0;
}
