import { describe, expect, test } from 'vitest';
import { effectivePageSize, isPageNumber, MAX_PAGE_SIZE, PAGE_SIZES } from './paging.ts';

describe('page request', () => {
  test.each([
    [1, true],
    [7, true],
    [0, false],
    [-1, false],
    [1.5, false],
    [Number.NaN, false],
    [Number.POSITIVE_INFINITY, false],
    [Number.MAX_SAFE_INTEGER + 1, false],
  ])('page %d can be requested: %s', (page, isPage) => {
    expect(isPageNumber(page)).toBe(isPage);
  });

  test.each([
    [1, 1],
    [37, 37],
    [100, 100],
    [101, 100],
    [1e9, 100],
    [0, null],
    [-10, null],
    [2.5, null],
    [Number.NaN, null],
    [Number.POSITIVE_INFINITY, null],
  ])('a request for %d rows a page is answered with %s', (size, honoured) => {
    expect(effectivePageSize(size)).toBe(honoured);
  });

  test('every offered size is accepted', () => {
    expect(PAGE_SIZES.map(effectivePageSize)).toEqual(PAGE_SIZES);
    expect(MAX_PAGE_SIZE).toBe(100);
  });
});
