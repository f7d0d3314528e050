import { toWholeNumber } from '../wholeNumber/wholeNumber.ts';

/** Maximum number of rows per page; larger requested sizes are lowered to it. */
export const MAX_PAGE_SIZE = 100;

/** Whether a number is a valid page number: an integer from 1. */
export function isPageNumber(page: number): boolean {
  return Number.isSafeInteger(page) && page >= 1;
}

/** Default number of rows per page. */
export const PAGE_SIZE = 10;

/** The page sizes to choose from. */
export const PAGE_SIZES = [10, 20, 50, 100] as const;

/** The number of matches of a keyword that are counted; a total of one more means that there may be more. */
export const MAX_COUNTED = 10_000;

/** The total to show for a page of rows, of which one more than `maxCounted` are counted if there are more. */
export function shownTotal(
  { page, size, total }: { readonly page: number; readonly size: number; readonly total: number },
  maxCounted: number,
) {
  const isAtLeast = total > maxCounted && page * size < total;
  return { total: isAtLeast ? total - 1 : total, isAtLeast };
}

/** Number of pages; an empty list has one. */
export function pageCount(total: number, size: number): number {
  const hasPages = total > 0 && size > 0;
  return hasPages ? Math.ceil(total / size) : 1;
}

/** The nearest existing page. Pages start at 1. */
export function clampPage(page: number, total: number, size: number): number {
  return Number.isNaN(page) ? 1 : Math.min(Math.max(Math.trunc(page), 1), pageCount(total, size));
}

/** The rows of a page. Pages start at 1; a page after the last one gives the last one. */
export function pageOf<Row>(list: readonly Row[], page: number, size: number): readonly Row[] {
  const start = (clampPage(page, list.length, size) - 1) * size;
  return list.slice(start, start + size);
}

/** The page number in the URL; 1 if it is not valid. */
export function parsePage(text: string | null | undefined): number {
  const page = toWholeNumber(text ?? '') ?? 1;
  return isPageNumber(page) ? page : 1;
}

/** The page size in the URL; the default if it is not one of `PAGE_SIZES`. */
export function parsePageSize(text: string | null | undefined): number {
  const size = toWholeNumber(text ?? '');
  return PAGE_SIZES.find((option) => option === size) ?? PAGE_SIZE;
}
