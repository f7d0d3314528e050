/** An item of the pager: a page, or a gap between pages. */
export type PageSlot = number | 'gapBefore' | 'gapAfter';

const SLOTS = 7;

/**
 * Chooses the pages in the pager: all of up to seven, otherwise the first and last, the neighbours and the gaps, always
 * seven.
 */
export function pageWindow(page: number, pageCount: number): readonly PageSlot[] {
  if (pageCount <= SLOTS) return range(1, pageCount);
  if (page <= 4) return [...range(1, 5), 'gapAfter', pageCount];
  if (page >= pageCount - 3) return [1, 'gapBefore', ...range(pageCount - 4, pageCount)];
  return [1, 'gapBefore', page - 1, page, page + 1, 'gapAfter', pageCount];
}

function range(first: number, last: number): number[] {
  return Array.from({ length: Math.max(last - first + 1, 0) }, (_, index) => first + index);
}
