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
