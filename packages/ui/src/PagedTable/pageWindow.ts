/** A place in the pager: a page to go to, or a gap between pages. */
export type PageSlot = number | 'gapBefore' | 'gapAfter';

const SLOTS = 7;

/** Chooses which pages the pager names: all up to seven, else the ends, the neighbours and the gaps between, always seven. */
export function pageWindow(page: number, pageCount: number): readonly PageSlot[] {
  if (pageCount <= SLOTS) return range(1, pageCount);
  if (page <= 4) return [...range(1, 5), 'gapAfter', pageCount];
  if (page >= pageCount - 3) return [1, 'gapBefore', ...range(pageCount - 4, pageCount)];
  return [1, 'gapBefore', page - 1, page, page + 1, 'gapAfter', pageCount];
}

function range(first: number, last: number): number[] {
  return Array.from({ length: Math.max(last - first + 1, 0) }, (_, index) => first + index);
}
