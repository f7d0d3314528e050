import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { indexBack, MOVE_DOWN, MOVE_UP, moved, movedTo } from './sequence.ts';

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

describe('a row that goes back into a list', () => {
  const order = ['a', 'b', 'row', 'c', 'd'];

  test.each([
    ['nothing else has changed', 'abcd', 2],
    ['a row before it is gone', 'acd', 1],
    ['both neighbours are gone', 'ad', 1],
    ['all rows before it are gone', 'cd', 0],
    ['all rows after it are gone', 'ab', 2],
    ['all others are gone', '', 0],
    ['rows before it have changed places', 'bacd', 2],
    ['rows after it have changed places', 'abdc', 2],
    ['rows were added at the end', 'abcdNM', 2],
    ['all rows after it are gone and one was added', 'abN', 2],
    ['an added row was moved between its neighbours', 'abNcd', 2],
    ['an added row was moved to the start', 'Nabcd', 3],
    ['a row before it was moved behind it', 'acdb', null],
    ['a row after it was moved before it', 'acbd', null],
    ['an older row came back between its neighbours', 'abxcd', null],
    ['an older row came back at the end, and all rows after it are gone', 'abx', null],
    ['an older row came back elsewhere', 'xabcd', 3],
  ])('when %s: %s', (_, list, index) => {
    const isAdded = (id: string) => id === id.toUpperCase();
    expect(indexBack([...list], { row: 'row', order }, isAdded)).toBe(index);
  });

  test('rows that are taken out one after another and put back newest first are in the order as before', () => {
    const lists = fc.uniqueArray(fc.integer({ min: 0, max: 30 }).map(String), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(lists, fc.array(fc.nat(), { maxLength: 8 }), (before, taken) => {
        let now: readonly string[] = before;
        const out: { row: string; order: readonly string[] }[] = [];
        for (const index of taken) {
          const row = now[index % now.length];
          if (row === undefined) break;
          out.push({ row, order: now });
          now = now.filter((other) => other !== row);
        }
        for (const former of out.toReversed()) now = now.toSpliced(indexBack(now, former) ?? -1, 0, former.row);
        expect(now).toEqual(before);
      }),
    );
  });
});
