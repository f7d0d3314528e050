import { LRUCache } from 'lru-cache';

/** From so many rows on a list's total may be a little old: counting them for each page takes longer than reading it. */
const LARGE_TOTAL = 10_000;
/** From so many rows on it may be where counting them took so long, in milliseconds, as it does with a keyword. */
const SLOW_TOTAL = 1_000;
const SLOW_COUNT_MS = 50;
/** How old it may be, in milliseconds. */
const LARGE_TOTAL_AGE_MS = 30_000;

/** Counts the rows of lists, those of large ones and those that take long from time to time only. */
export class Totals {
  readonly #large = new LRUCache<string, { total: number; countedAt: number }>({ max: 1_000 });
  /** The counts in progress. They never reject. */
  readonly #pending = new Map<string, Promise<unknown>>();

  /**
   * @param list Names the list with everything it is filtered by.
   * @param isPossible Tells whether a total fits the rows that were read; one that does not is counted again.
   */
  async of(
    list: string,
    count: () => Promise<number>,
    isPossible: (total: number) => boolean = () => true,
  ): Promise<number> {
    // Counting a large list takes long, above all for many requests at once.
    const pending = this.#large.has(list) ? undefined : this.#pending.get(list);
    if (pending !== undefined) await pending;
    const known = this.#large.get(list);
    const now = performance.now();
    if (known !== undefined && isPossible(known.total)) {
      if (now - known.countedAt < LARGE_TOTAL_AGE_MS) return known.total;
      // While this request counts, the others take what is known.
      known.countedAt = now;
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
