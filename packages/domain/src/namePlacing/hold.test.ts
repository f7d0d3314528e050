import { describe, expect, test } from 'vitest';
import { HOLD_INTERVAL_MS, holdStep, NUDGE_STEPS, PRESS_STEP, REPEATS_PER_STEP } from './namePlacing.ts';

describe('hold', () => {
  test('a hold repeats every 100 ms, by 3, 15 and then 50, and a press moves by 3', () => {
    expect([HOLD_INTERVAL_MS, NUDGE_STEPS, PRESS_STEP, REPEATS_PER_STEP]).toEqual([100, [3, 15, 50], 3, 10]);
  });

  test.each([
    [0, 3],
    [9, 3],
    [10, 15],
    [19, 15],
    [20, 50],
    [1000, 50],
  ])('repeat %i of a hold moves by %i', (repeatIndex, step) => {
    expect(holdStep(repeatIndex)).toBe(step);
  });
});
