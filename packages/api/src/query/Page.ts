/** A page of a list. The server may return another size than the requested one. */
export interface Page<Item> {
  readonly docs: readonly Item[];
  /** Counts from 1. */
  readonly page: number;
  /** Counts the items of all pages. */
  readonly total: number;
  /** The number of items on a page. */
  readonly size: number;
}

/** The smallest page of a list whose total is needed. */
export const COUNT_ONLY = { page: 1, size: 1 } as const;

export interface Identified {
  readonly _id: string;
}

/** The items with some fields of one of them changed. Undefined fields stay unchanged. */
export function withChanged<Item extends Identified>(
  items: readonly Item[],
  id: string,
  fields: Changes<Item>,
): Item[] {
  const named = Object.entries(fields).filter(([, value]) => value !== undefined);
  return items.map((item) => (item._id === id ? { ...item, ...Object.fromEntries(named) } : item));
}

type Changes<Item> = { readonly [Field in keyof Item]?: Item[Field] | undefined };

/** The items without one of them. */
export function without<Item extends Identified>(items: readonly Item[], id: string): Item[] {
  return items.filter((item) => item._id !== id);
}

/** The page with some fields of one of its items changed. Undefined fields stay unchanged. */
export function withItem<P extends Page<Identified>>(page: P, id: string, fields: Changes<P['docs'][number]>) {
  return { ...page, docs: withChanged<P['docs'][number]>(page.docs, id, fields) };
}

/** The page without one of its items. A page that does not have the item may belong to a search that does not match it. */
export function withoutItem<P extends Page<Identified>>(page: P, id: string) {
  const docs = without(page.docs, id);
  return { ...page, docs, total: page.total - page.docs.length + docs.length };
}

/** Whether a page has fewer rows than the list has for it, because one was removed. */
export function isShort({ docs, page, size, total }: Page<unknown>): boolean {
  return docs.length < Math.min(size, total - (page - 1) * size);
}

/** The reference that an id in a save becomes: null if the id clears it, undefined if it stays unchanged (rule B11). */
export function savedReference(id: string | null | undefined): Identified | null | undefined {
  return typeof id === 'string' ? { _id: id } : id;
}
