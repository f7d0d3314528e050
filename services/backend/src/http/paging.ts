import { honouredSize, isPageNumber, PAGE_SIZE } from '@cpd/domain/paging';
import { LRUCache } from 'lru-cache';
import { refuseInput } from './Refusal.ts';

export interface PageRequest {
  /** Counts from 1. */
  readonly page: number;
  /** Items a page, 1 to 100. */
  readonly size: number;
  readonly offset: number;
}

/** Checks the page asked for (rule B9). @throws Refusal 400 when page or size is no whole number of at least 1. */
export function readPage(query: { page?: number | undefined; size?: number | undefined }): PageRequest {
  const { page = 1, size = PAGE_SIZE } = query;
  if (!isPageNumber(page)) return refuseInput('The page must be a whole number of at least 1.');
  const usedSize = honouredSize(size) ?? refuseInput('The size must be a whole number of at least 1.');
  return { page, size: usedSize, offset: Math.min((page - 1) * usedSize, Number.MAX_SAFE_INTEGER) };
}

export function answerPage<Item>({ page, size }: PageRequest, { docs, total }: { docs: Item[]; total: number }) {
  return { docs, page, total, size };
}

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

  /** @param list Names the list with everything it is filtered by. */
  async of(list: string, count: () => Promise<number>): Promise<number> {
    const known = this.#large.get(list);
    const now = performance.now();
    if (known !== undefined && now - known.countedAt < LARGE_TOTAL_AGE_MS) return known.total;
    // While this call counts, the others take what is known.
    if (known !== undefined) known.countedAt = now;
    const total = await count();
    const isSlow = total >= SLOW_TOTAL && performance.now() - now >= SLOW_COUNT_MS;
    if (total >= LARGE_TOTAL || isSlow) this.#large.set(list, { total, countedAt: now });
    else this.#large.delete(list);
    return total;
  }
}
