import { createHmac } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '../../database/schema.ts';
import type { TokenKeys } from '../auth/tokenKeys.ts';

/** A time in which something is counted. It begins with the first count. */
export interface Window {
  readonly ms: number;
  readonly now: Date;
}

/** The next value of a count and of the end of its window: both begin again once the window has ended. */
export function nextCount(count: RawBuilder<unknown>, resetsAt: RawBuilder<unknown>, added: number, window: Window) {
  const isRunning = isInWindow(resetsAt, window);
  const end = new Date(window.now.getTime() + window.ms);
  return {
    count: sql<number>`case when ${isRunning} then ${count} + ${added} else ${added} end`,
    resetsAt: sql<Date>`case when ${isRunning} then ${resetsAt} else ${end}::timestamptz end`,
  };
}

/** Whether a window is running that ends at this time. A later end was stored before the clock was set back. */
function isInWindow(resetsAt: RawBuilder<unknown>, { ms, now }: Window): RawBuilder<boolean> {
  // Twice the window, because the clocks of several processes differ slightly.
  return sql`(${resetsAt} > ${now} and ${resetsAt} <= ${new Date(now.getTime() + 2 * ms)})`;
}

/** Counts one failure for each key. */
export async function countFailure(queries: Queries, keys: readonly string[], window: Window): Promise<void> {
  const next = nextCount(sql`throttle.failures`, sql`throttle.resets_at`, 1, window);
  const resetsAt = new Date(window.now.getTime() + window.ms);
  await queries
    .insertInto('throttle')
    // Sorted, so that two requests cannot deadlock.
    .values([...keys].sort().map((key) => ({ key, failures: 1, resets_at: resetsAt })))
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ failures: next.count, resets_at: next.resetsAt }))
    .execute();
}

/** The failures in the running windows of these keys. */
export async function readFailures(queries: Queries, keys: readonly string[], window: Window) {
  return queries
    .selectFrom('throttle')
    .select(['key', 'failures', 'resets_at'])
    .where('key', 'in', keys)
    .where(isInWindow(sql`resets_at`, window))
    .execute();
}

/**
 * Hashes a name, because people type passwords into the name's field, with each key: while keys are rotated, processes have
 * different ones first, and all of them count the same failures.
 */
export function hashNames(keys: TokenKeys, name: string): readonly string[] {
  return keys.map(({ throttle }) => createHmac('sha256', throttle).update(name).digest('base64url'));
}
