import { describe, expect, test } from 'vitest';
import { median, trend } from './statistics.ts';

describe('median', () => {
  test.each([
    { values: [3], middle: 3 },
    { values: [9, 1, 5], middle: 5 },
    { values: [10, 9, 2, 1], middle: 9 },
  ])('of $values is $middle, whatever their order', ({ values, middle }) => {
    expect(median(values)).toBe(middle);
    expect(median(values.toReversed())).toBe(middle);
  });

  test('does not sort its input', () => {
    const values = [3, 1, 2];
    median(values);
    expect(values).toEqual([3, 1, 2]);
  });

  test('of no values is NaN', () => {
    expect(median([])).toBeNaN();
  });
});

describe('trend', () => {
  test.each([
    { readings: [5, 5, 5, 5], growth: 0 },
    { readings: [1, 3, 5, 7, 9], growth: 2 },
    { readings: [9, 6, 3], growth: -3 },
    { readings: [4, 6, 4, 6, 4], growth: 0 },
    { readings: [7], growth: 0 },
  ])('of $readings is $growth a reading', ({ readings, growth }) => {
    expect(trend(readings)).toBeCloseTo(growth);
  });
});
