/** Size of a page in PDF points. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** Where a page stands among all pages, in CSS pixels. */
export interface PageBox extends PageSize {
  /** Distance from the top of the first page's margin. */
  readonly top: number;
}

/** All pages, one below the other. */
export interface PageLayout {
  readonly boxes: readonly PageBox[];
  /** Width of the widest page and its margins, in CSS pixels. */
  readonly width: number;
  /** Height of all pages and their margins, in CSS pixels. */
  readonly height: number;
}

/** Margin around and between pages, in CSS pixels. */
export const PAGE_GAP = 12;

/** CSS pixels in a PDF point at 100 %. */
export const PIXELS_PER_POINT = 96 / 72;

/** Places pages one below the other at a zoom, where 1 is their printed size. */
export function layoutPages(sizes: readonly PageSize[], zoom: number): PageLayout {
  const scale = zoom * PIXELS_PER_POINT;
  let top = PAGE_GAP;
  let widest = 0;
  const boxes = sizes.map((size) => {
    const box = { top, width: Math.floor(size.width * scale), height: Math.floor(size.height * scale) };
    top += box.height + PAGE_GAP;
    widest = Math.max(widest, box.width);
    return box;
  });
  return { boxes, width: widest + 2 * PAGE_GAP, height: top };
}

/** The part of all pages that a window shows, in CSS pixels. */
export interface PageWindow {
  readonly scrollTop: number;
  readonly height: number;
}

/** Indexes of the first and last page of a range. */
export interface PageRange {
  readonly first: number;
  readonly last: number;
}

/** Gives the pages that a window shows, and those within a margin of it, in CSS pixels. */
export function pagesWithin(boxes: readonly PageBox[], { scrollTop, height }: PageWindow, margin: number): PageRange {
  const first = indexAt(boxes, scrollTop - margin);
  const last = indexAt(boxes, scrollTop + height + margin);
  const box = boxes[first];
  const isAbove = box !== undefined && box.top + box.height < scrollTop - margin;
  return { first: isAbove ? Math.min(first + 1, last) : first, last };
}

/** Gives the index of the page of which a window shows most; of equals the first. */
export function mostVisiblePage(boxes: readonly PageBox[], pageWindow: PageWindow): number {
  const { first, last } = pagesWithin(boxes, pageWindow, 0);
  let best = first;
  let bestShare = -1;
  for (const [index, box] of boxes.entries()) {
    if (index < first || index > last) continue;
    const share = visibleShare(box, pageWindow);
    if (share > bestShare + 0.001) {
      best = index;
      bestShare = share;
    }
  }
  return best;
}

/** A point that keeps its place when the layout changes: a page, and a part of its height below its top edge. */
export interface PageAnchor {
  readonly page: number;
  readonly part: number;
}

/** Gives the point a margin below the top of the window. */
export function anchorAt(boxes: readonly PageBox[], scrollTop: number): PageAnchor {
  const y = scrollTop + PAGE_GAP;
  const page = indexAt(boxes, y);
  const box = boxes[page];
  return { page, part: box === undefined ? 0 : (y - box.top) / box.height };
}

/** Gives how far to scroll so that a point is a margin below the top of the window. */
export function scrollTopOf(boxes: readonly PageBox[], { page, part }: PageAnchor): number {
  const box = boxes[page];
  return box === undefined ? 0 : box.top + part * box.height - PAGE_GAP;
}

function visibleShare({ top, height }: PageBox, pageWindow: PageWindow): number {
  const shown = Math.min(top + height, pageWindow.scrollTop + pageWindow.height) - Math.max(top, pageWindow.scrollTop);
  return shown / height;
}

/** Finds the last page that begins at or above a height; the first page where none does. */
function indexAt(boxes: readonly PageBox[], y: number): number {
  let low = 0;
  let high = boxes.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((boxes[middle]?.top ?? Number.POSITIVE_INFINITY) <= y) low = middle;
    else high = middle - 1;
  }
  return low;
}
