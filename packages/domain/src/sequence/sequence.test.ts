import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MOVE_DOWN, MOVE_UP, moved, movedTo } from './sequence.ts';

const list = ['a', 'b', 'c'];

describe('sequence', () => {
  test('up is 1, and down is -1', () => {
    expect([MOVE_UP, MOVE_DOWN]).toEqual([1, -1]);
  });

  test.each([
    ['up to the place before', 1, MOVE_UP, ['b', 'a', 'c']],
    ['up from the end', 2, MOVE_UP, ['a', 'c', 'b']],
    ['down to the place after', 1, MOVE_DOWN, ['a', 'c', 'b']],
    ['down from the start', 0, MOVE_DOWN, ['b', 'a', 'c']],
  ] as const)('a row is moved %s', (_, index, action, result) => {
    expect(moved(list, index, action)).toEqual(result);
  });

  test.each([
    ['the first row up', 0, MOVE_UP],
    ['the last row down', 2, MOVE_DOWN],
    ['a row that is not there', 3, MOVE_UP],
    ['a row before the first', -1, MOVE_DOWN],
  ] as const)('moving %s returns the same list', (_, index, action) => {
    expect(moved(list, index, action)).toBe(list);
  });

  test.each([
    ['the first row to the end', 0, 2, ['b', 'c', 'a']],
    ['the last row to the start', 2, 0, ['c', 'a', 'b']],
    ['a row to the place after', 0, 1, ['b', 'a', 'c']],
    ['a row to its own place', 1, 1, ['a', 'b', 'c']],
    ['a row that is not there', 3, 0, ['a', 'b', 'c']],
    ['a row over the end', 0, 3, ['a', 'b', 'c']],
    ['a row before the start', 0, -1, ['a', 'b', 'c']],
  ])('moving %s from %i to %i gives %j', (_, from, to, result) => {
    expect(movedTo(list, from, to)).toEqual(result);
  });

  test('a row that is undefined is moved like any other', () => {
    expect(moved([undefined, 'b'], 0, MOVE_DOWN)).toEqual(['b', undefined]);
  });

  test('up then down is identity inside the list, and so is down then up', () => {
    const place = fc
      .array(fc.integer(), { minLength: 2 })
      .chain((rows) => fc.record({ rows: fc.constant(rows), index: fc.nat(rows.length - 1) }));
    fc.assert(
      fc.property(place, ({ rows, index }) => {
        if (index > 0) expect(moved(moved(rows, index, MOVE_UP), index - 1, MOVE_DOWN)).toEqual(rows);
        if (index < rows.length - 1) {
          expect(moved(moved(rows, index, MOVE_DOWN), index + 1, MOVE_UP)).toEqual(rows);
        }
      }),
    );
  });

  test('a move keeps every row and only swaps two neighbours', () => {
    const action = fc.constantFrom(MOVE_UP, MOVE_DOWN);
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer()), fc.integer({ min: -2, max: 12 }), action, (rows, index, by) => {
        const result = moved(rows, index, by);
        expect(result.toSorted()).toEqual(rows.toSorted());
        const changed = result.flatMap((row, place) => (row === rows[place] ? [] : [place]));
        expect([[], [Math.min(index, index - by), Math.max(index, index - by)]]).toContainEqual(changed);
      }),
    );
  });
});
