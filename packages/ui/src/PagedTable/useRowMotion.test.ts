import { expect, test } from 'vitest';
import { movedRange } from './useRowMotion.ts';

test.each([
  ['two neighbours that swap', 'abcd', 'acbd', [1, 3]],
  ['a row that moves to the end', 'abcd', 'bcda', [0, 4]],
  ['no change', 'abcd', 'abcd', undefined],
  ['an added row', 'abc', 'abcd', undefined],
  ['a removed row', 'abcd', 'acd', undefined],
  ['another page', 'abcd', 'efgh', undefined],
  ['one row that is replaced', 'abcd', 'abed', undefined],
])('%s moves the rows of the positions: %s to %s', (_, before, after, range) => {
  expect(movedRange([...before], [...after])).toEqual(range);
});
