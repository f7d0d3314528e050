/** Most rows that the server puts on a page, whatever size is asked for (rule B9). */
export const MAX_PAGE_SIZE = 100;

/** Tells whether a number can be asked for as a page: whole and from 1. */
export function isPageNumber(page: number): boolean {
  return Number.isSafeInteger(page) && page >= 1;
}

/**
 * Gives the size that the server honours: 1 to 100 as asked for, 100 for more, null for no whole number from 1
 * (rule B9).
 */
export function honouredSize(size: number): number | null {
  return Number.isInteger(size) && size >= 1 ? Math.min(size, MAX_PAGE_SIZE) : null;
}

/** Rows on a page unless a size is chosen or answered (rule LI1). */
export const PAGE_SIZE = 10;

/** Sizes to choose from on server-paged lists, in rows (rule L1). */
export const PAGE_SIZES = [10, 20, 50, 100] as const;

/** Counts the pages that hold the rows; an empty list has one. */
export function pageCount(total: number, size: number): number {
  const isCountable = total > 0 && size > 0;
  return isCountable ? Math.ceil(total / size) : 1;
}

/** Brings a page, counted from 1, into the range of existing pages. */
export function clampPage(page: number, total: number, size: number): number {
  return Number.isNaN(page) ? 1 : Math.min(Math.max(Math.trunc(page), 1), pageCount(total, size));
}

/** Cuts the rows of a page, counted from 1, out of the whole list; a page past the end shows the last one. */
export function pageOf<Row>(list: readonly Row[], page: number, size: number): readonly Row[] {
  const start = (clampPage(page, list.length, size) - 1) * size;
  return list.slice(start, start + size);
}

/** Reads a page number from the address; anything but a whole number from 1 is page 1. */
export function parsePage(text: string | null | undefined): number {
  const page = digitsOf(text);
  return isPageNumber(page) ? page : 1;
}

/** Reads a page size from the address; anything but a size on offer is the default. */
export function parsePageSize(text: string | null | undefined): number {
  const size = digitsOf(text);
  return PAGE_SIZES.find((offered) => offered === size) ?? PAGE_SIZE;
}

function digitsOf(text: string | null | undefined): number {
  return text && /^\d+$/.test(text) ? Number(text) : Number.NaN;
}
