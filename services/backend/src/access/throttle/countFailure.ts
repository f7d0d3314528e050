import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Queries } from '../../database/schema.ts';
import type { TokenKeys } from '../auth/tokenKeys.ts';

/** Counts one failure for each key. A window begins with its first failure. */
export async function countFailure(
  queries: Queries,
  keys: readonly string[],
  windowMs: number,
  now: Date,
): Promise<void> {
  const resetsAt = new Date(now.getTime() + windowMs);
  const isRunning = sql<boolean>`throttle.resets_at > ${now} and throttle.resets_at <= ${latestReset(now, windowMs)}`;
  await queries
    .insertInto('throttle')
    // Sorted, so that two requests cannot deadlock.
    .values([...keys].sort().map((key) => ({ key, failures: 1, resets_at: resetsAt })))
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        failures: sql<number>`case when ${isRunning} then throttle.failures + 1 else 1 end`,
        resets_at: sql<Date>`case when ${isRunning} then throttle.resets_at else excluded.resets_at end`,
      }),
    )
    .execute();
}

/** The latest plausible end of a window: a later one was stored before the clock was set back. */
export function latestReset(now: Date, windowMs: number): Date {
  // Twice the window, because the clocks of several processes differ slightly.
  return new Date(now.getTime() + 2 * windowMs);
}

/**
 * Hashes a name, because people type passwords into the name's field, with each key: while keys are rotated, processes have
 * different ones first, and all of them count the same failures.
 */
export function hashNames(keys: TokenKeys, name: string): readonly string[] {
  return keys.map(({ throttle }) => createHmac('sha256', throttle).update(name).digest('base64url'));
}
