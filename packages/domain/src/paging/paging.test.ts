import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  clampPage,
  MAX_PAGE_SIZE,
  PAGE_SIZE,
  PAGE_SIZES,
  pageCount,
  pageOf,
  parsePage,
  parsePageSize,
} from './paging.ts';

const anyNumber = fc.oneof(fc.integer({ min: -5, max: 300 }), fc.double());
const total = fc.nat(500);
const size = fc.integer({ min: 1, max: 100 });

describe('paging', () => {
  test('a page has 10 rows, and 10, 20, 50 and 100 are offered', () => {
    expect(PAGE_SIZE).toBe(10);
    expect(PAGE_SIZES).toEqual([10, 20, 50, 100]);
    expect(MAX_PAGE_SIZE).toBe(100);
  });

  test.each([
    [0, 10, 1],
    [1, 10, 1],
    [10, 10, 1],
    [11, 10, 2],
    [57, 20, 3],
    [-1, 10, 1],
    [57, 0, 1],
    [57, -10, 1],
    [Number.NaN, 10, 1],
  ])('%i rows by %i take %i pages', (rows, by, pages) => {
    expect(pageCount(rows, by)).toBe(pages);
  });

  test.each([
    [1, 1],
    [0, 1],
    [-3, 1],
    [2, 2],
    [3, 3],
    [4, 3],
    [Number.POSITIVE_INFINITY, 3],
    [Number.NaN, 1],
    [2.9, 2],
  ])('page %d of three becomes page %i', (page, clamped) => {
    expect(clampPage(page, 25, 10)).toBe(clamped);
  });

  test('clamping is idempotent and returns an existing page', () => {
    fc.assert(
      fc.property(anyNumber, total, size, (page, rows, by) => {
        const clamped = clampPage(page, rows, by);
        expect(clampPage(clamped, rows, by)).toBe(clamped);
        expect(Number.isInteger(clamped) && clamped >= 1 && clamped <= pageCount(rows, by)).toBe(true);
      }),
    );
  });

  test.each([
    [1, [1, 2]],
    [2, [3, 4]],
    [3, [5]],
    [9, [5]],
    [0, [1, 2]],
  ])('page %i of five rows, two on each page, contains %j', (page, rows) => {
    expect(pageOf([1, 2, 3, 4, 5], page, 2)).toEqual(rows);
  });

  test('the pages together are the list', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), size, (list, by) => {
        const pages = Array.from({ length: pageCount(list.length, by) }, (_, index) => pageOf(list, index + 1, by));
        expect(pages.flat()).toEqual(list);
      }),
    );
  });

  test.each([
    ['the same page while it still has rows', 2, 11, 2],
    ['the page before when the last page ran empty', 2, 10, 1],
    ['the first page when the list ran empty', 1, 0, 1],
    ['the same page when it is not the last', 1, 29, 1],
  ])('a deletion leads to %s', (_, page, rowsLeft, next) => {
    expect(clampPage(page, rowsLeft, 10)).toBe(next);
  });

  test.each([
    ['1', 1],
    ['12', 12],
    ['0', 1],
    ['-2', 1],
    ['2.5', 1],
    ['2abc', 1],
    ['1e3', 1],
    [' 2', 1],
    ['', 1],
    [null, 1],
    [undefined, 1],
    ['9007199254740992', 1],
  ])('%j in the address is page %i', (text, page) => {
    expect(parsePage(text)).toBe(page);
  });

  test.each([
    ['10', 10],
    ['20', 20],
    ['50', 50],
    ['100', 100],
    ['30', 10],
    ['1000', 10],
    ['20rows', 10],
    ['', 10],
    [null, 10],
    [undefined, 10],
  ])('%j in the address is %i rows a page', (text, rows) => {
    expect(parsePageSize(text)).toBe(rows);
  });
});
