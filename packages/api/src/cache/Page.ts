/** One page of a list that the server pages; the server may answer with another size than was asked for (rule A1). */
export interface Page<Item> {
  readonly docs: readonly Item[];
  /** Counts from 1. */
  readonly page: number;
  /** Counts the items of all pages. */
  readonly total: number;
  /** Items a page holds. */
  readonly size: number;
}

/** What a paged list is asked for. */
export interface PageRequest {
  /** Counts from 1. */
  readonly page: number;
  /** Items a page holds. @default the server's */
  readonly size?: number | undefined;
}

interface Identified {
  readonly _id: string;
}

/** The page after one of its items has changed. */
export function withItem<Item extends Identified>(page: Page<Item>, id: string, change: (item: Item) => Item) {
  return { ...page, docs: page.docs.map((item) => (item._id === id ? change(item) : item)) };
}

/** The page after an item of the list was deleted. */
export function withoutItem<Item extends Identified>(page: Page<Item>, id: string): Page<Item> {
  return { ...page, docs: page.docs.filter((item) => item._id !== id), total: Math.max(page.total - 1, 0) };
}

/** Whether the list goes on behind a page. */
export function hasRowsBehind({ page, size, total }: Page<unknown>): boolean {
  return page * size < total;
}
