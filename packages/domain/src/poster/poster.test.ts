import { describe, expect, test } from 'vitest';
import { isPosterNamedTwice, POSTER_PREVIEW_SIZE } from './index.ts';

describe('poster', () => {
  test('is previewed at most 200 pixels wide and high', () => {
    expect(POSTER_PREVIEW_SIZE).toBe(200);
  });

  test.each([
    [[], false],
    [['a'], false],
    [['a', 'b'], false],
    [['a', 'b', 'a'], true],
  ])('of %j is named twice: %s', (ids, isTwice) => {
    expect(isPosterNamedTwice(ids)).toBe(isTwice);
  });
});
