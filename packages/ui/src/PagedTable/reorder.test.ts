// @vitest-environment node
import { expect, test } from 'vitest';
import { indexUnder, movedTo } from './reorder.ts';

test.each([
  { from: 0, to: 2, result: ['b', 'c', 'a'] },
  { from: 2, to: 0, result: ['c', 'a', 'b'] },
  { from: 1, to: 1, result: ['a', 'b', 'c'] },
  { from: 0, to: 3, result: ['a', 'b', 'c'] },
  { from: 0, to: -1, result: ['a', 'b', 'c'] },
  { from: 5, to: 0, result: ['a', 'b', 'c'] },
])('taking $from to $to gives $result', ({ from, to, result }) => {
  expect(movedTo(['a', 'b', 'c'], from, to)).toEqual(result);
});

test.each([
  { pointer: 50, index: 1, under: 1 },
  { pointer: 20, index: 1, under: 0 },
  { pointer: -500, index: 2, under: 0 },
  { pointer: 80, index: 1, under: 2 },
  { pointer: 5000, index: 0, under: 2 },
])('a row lifted at $index lies at $under with the pointer at $pointer', ({ pointer, index, under }) => {
  expect(indexUnder(pointer, index, [25, 50, 75])).toBe(under);
});
