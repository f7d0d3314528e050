import { expect, test } from 'vitest';
import { hasDuplicatePosters } from './poster.ts';

test.each([
  [[], false],
  [['a'], false],
  [['a', 'b'], false],
  [['a', 'b', 'a'], true],
])('a poster is named twice in %j: %s', (ids, isTwice) => {
  expect(hasDuplicatePosters(ids)).toBe(isTwice);
});
