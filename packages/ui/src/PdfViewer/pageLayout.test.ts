// @vitest-environment node
import { expect, it } from 'vitest';
import { anchorAt, layoutPages, mostVisiblePage, PAGE_GAP, pagesWithin, scrollTopOf } from './pageLayout.ts';

const page = { width: 75, height: 150 };
const tenPages = layoutPages(
  Array.from({ length: 10 }, () => page),
  1,
);

it('layoutPages places pages one below the other at their printed size in CSS pixels', () => {
  expect(tenPages.boxes[0]).toEqual({ top: 12, width: 100, height: 200 });
  expect(tenPages.boxes[1]?.top).toBe(12 + 200 + 12);
  expect(tenPages.height).toBe(10 * (200 + PAGE_GAP) + PAGE_GAP);
});

it('layoutPages grows with the zoom and is as wide as the widest page', () => {
  const { boxes, width } = layoutPages([page, { width: 150, height: 75 }], 2);
  expect(boxes[1]).toEqual({ top: 12 + 400 + 12, width: 400, height: 200 });
  expect(width).toBe(400 + 2 * PAGE_GAP);
});

it.each([
  ['at the top', 0, 0, 0, 0],
  ['inside a page', 230, 0, 1, 2],
  ['from the gap between two pages', 213, 0, 1, 1],
  ['with a margin', 230, 212, 0, 3],
  ['past the end', 99_999, 0, 9, 9],
])('pagesWithin names the pages %s', (_, scrollTop, margin, first, last) => {
  expect(pagesWithin(tenPages.boxes, { scrollTop, height: 220 }, margin)).toEqual({ first, last });
});

it('pagesWithin holds a handful of 5,000 pages, wherever one looks', () => {
  const { boxes, height } = layoutPages(
    Array.from({ length: 5000 }, () => page),
    1,
  );
  for (let scrollTop = 12; scrollTop < height; scrollTop += 99_991) {
    const { first, last } = pagesWithin(boxes, { scrollTop, height: 800 }, 200);
    expect(last - first).toBeLessThan(8);
    expect(boxes[first]?.top).toBeLessThanOrEqual(scrollTop);
  }
});

it('mostVisiblePage names the page of which most is seen, and the first of those seen whole', () => {
  expect(mostVisiblePage(tenPages.boxes, { scrollTop: 0, height: 800 })).toBe(0);
  expect(mostVisiblePage(tenPages.boxes, { scrollTop: 180, height: 220 })).toBe(1);
  expect(mostVisiblePage(tenPages.boxes, { scrollTop: tenPages.height - 220, height: 220 })).toBe(9);
});

it('anchor keeps the point at the top of the window when pages change their size', () => {
  const anchor = anchorAt(tenPages.boxes, 3 * 212 + 50);
  expect(anchor).toEqual({ page: 3, part: 0.25 });
  const zoomed = layoutPages(
    Array.from({ length: 10 }, () => page),
    2,
  );
  expect(scrollTopOf(zoomed.boxes, anchor)).toBe(3 * 412 + 100);
});

it('anchor leaves the margin above the first page', () => {
  expect(scrollTopOf(tenPages.boxes, anchorAt(tenPages.boxes, 0))).toBe(0);
});
