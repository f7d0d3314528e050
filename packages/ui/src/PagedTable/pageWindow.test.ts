import { expect, test } from 'vitest';
import { pageWindow } from './pageWindow.ts';

test.each([
  { page: 1, pageCount: 1, slots: [1] },
  { page: 2, pageCount: 3, slots: [1, 2, 3] },
  { page: 4, pageCount: 7, slots: [1, 2, 3, 4, 5, 6, 7] },
  { page: 1, pageCount: 8, slots: [1, 2, 3, 4, 5, 'gapAfter', 8] },
  { page: 4, pageCount: 8, slots: [1, 2, 3, 4, 5, 'gapAfter', 8] },
  { page: 5, pageCount: 8, slots: [1, 'gapBefore', 4, 5, 6, 7, 8] },
  { page: 500, pageCount: 1000, slots: [1, 'gapBefore', 499, 500, 501, 'gapAfter', 1000] },
  { page: 1000, pageCount: 1000, slots: [1, 'gapBefore', 996, 997, 998, 999, 1000] },
])('on page $page of $pageCount the pager names $slots', ({ page, pageCount, slots }) => {
  expect(pageWindow(page, pageCount)).toEqual(slots);
});

test('the page window keeps its length and contains the current page at any position', () => {
  for (let page = 1; page <= 30; page += 1) {
    const slots = pageWindow(page, 30);
    expect(slots).toHaveLength(7);
    expect(slots).toContain(page);
    expect(new Set(slots).size).toBe(7);
  }
});
