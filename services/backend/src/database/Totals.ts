import { LRUCache } from 'lru-cache';

/**
 * The number of rows from which a list's total may be slightly outdated: counting them takes longer than reading a
 * page.
 */
const LARGE_TOTAL = 10_000;
/** The same for lists that take this many milliseconds to count, as a search may. */
const SLOW_TOTAL = 1_000;
const SLOW_COUNT_MS = 50;
/** The maximum age of such a total, in milliseconds. */
const LARGE_TOTAL_AGE_MS = 30_000;

/** Counts the rows of lists. The counts of large or slow lists are cached for a short time. */
export class Totals {
  readonly #large = new LRUCache<string, { total: number; countedAt: number }>({ max: 1_000 });
  /** The counts in progress. They never reject. */
  readonly #pending = new Map<string, Promise<unknown>>();

  /**
   * @param list Identifies the list with all of its filters.
   * @param isPossible Whether a total matches the rows that were read; otherwise they are counted again.
   */
  async cachedCount(
    list: string,
    count: () => Promise<number>,
    isPossible: (total: number) => boolean = () => true,
  ): Promise<number> {
    // Counting a large list is slow, especially for many requests at once.
    const pending = this.#large.has(list) ? undefined : this.#pending.get(list);
    if (pending !== undefined) await pending;
    const cached = this.#large.get(list);
    const now = performance.now();
    if (cached !== undefined && isPossible(cached.total)) {
      if (now - cached.countedAt < LARGE_TOTAL_AGE_MS) return cached.total;
      // While this request counts, the others use the cached total.
      cached.countedAt = now;
    }
    const counting = this.#count(list, count, now);
    const end = () => this.#pending.delete(list);
    this.#pending.set(list, counting.then(end, end));
    return counting;
  }

  async #count(list: string, count: () => Promise<number>, now: number): Promise<number> {
    const total = await count();
    const isSlow = total >= SLOW_TOTAL && performance.now() - now >= SLOW_COUNT_MS;
    if (total >= LARGE_TOTAL || isSlow) this.#large.set(list, { total, countedAt: now });
    else this.#large.delete(list);
    return total;
  }
}
