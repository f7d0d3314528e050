/** One page of a list that the server pages; the server may answer with another size than was asked for. */
export interface Page<Item> {
  readonly docs: readonly Item[];
  /** Counts from 1. */
  readonly page: number;
  /** Counts the items of all pages. */
  readonly total: number;
  /** Items a page holds. */
  readonly size: number;
}

interface Identified {
  readonly _id: string;
}

/** The items after one of them has changed. */
export function withChanged<Item extends Identified>(
  items: readonly Item[],
  id: string,
  change: (item: Item) => Item,
): Item[] {
  return items.map((item) => (item._id === id ? change(item) : item));
}

/** The items without one of them. */
export function without<Item extends Identified>(items: readonly Item[], id: string): Item[] {
  return items.filter((item) => item._id !== id);
}

/** The page after one of its items has changed. */
export function withItem<Item extends Identified>(page: Page<Item>, id: string, change: (item: Item) => Item) {
  return { ...page, docs: withChanged(page.docs, id, change) };
}

/** The page after an item of the list was deleted. */
export function withoutItem<Item extends Identified>(page: Page<Item>, id: string) {
  return { ...page, docs: without(page.docs, id), total: Math.max(page.total - 1, 0) };
}

/** Whether the list goes on behind a page. */
export function hasRowsBehind({ page, size, total }: Page<unknown>): boolean {
  return page * size < total;
}
