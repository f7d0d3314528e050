import { describe, expect, test } from 'vitest';
import { PAGE_SIZES } from './index.ts';
import { honouredSize, isPageNumber, MAX_PAGE_SIZE } from './pageRequest.ts';

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
  ])('may ask for page %d: %s', (page, isPage) => {
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
  ])('for %d rows a page is honoured with %s', (size, honoured) => {
    expect(honouredSize(size)).toBe(honoured);
  });

  test('is honoured for every size on offer', () => {
    expect(PAGE_SIZES.map(honouredSize)).toEqual(PAGE_SIZES);
    expect(MAX_PAGE_SIZE).toBe(100);
  });
});
