import { expect, test } from 'vitest';
import { isShort } from './Page.ts';

const rows = (count: number) => Array.from({ length: count }, (_, index) => index);

test.each([
  ['the first page, full', 10, 1, 25, false],
  ['the first page, one row less', 9, 1, 24, true],
  ['a page in the middle, full', 10, 2, 25, false],
  ['a page in the middle, one row less', 9, 2, 24, true],
  ['the last page, with all its rows', 5, 3, 25, false],
  ['the last page, one row less, of as many', 4, 3, 24, false],
  ['the last page, one row less than the list has', 4, 3, 25, true],
  ['a last page that is full', 10, 2, 20, false],
  ['the only page, with all its rows', 3, 1, 3, false],
  ['an empty list', 0, 1, 0, false],
  ['a page past the end', 0, 4, 25, false],
])('%s: %i rows on page %i of %i rows are too few: %s', (_, count, page, total, expected) => {
  expect(isShort({ docs: rows(count), page, total, size: 10 })).toBe(expected);
});
