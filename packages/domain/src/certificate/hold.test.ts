import { describe, expect, test } from 'vitest';
import { HOLD_INTERVAL_MS, holdStep, NUDGE_STEPS, PRESS_STEP, REPEATS_PER_STEP } from './hold.ts';

describe('hold', () => {
  test('repeats every 100 ms by 3, 15 and 50 and presses by 3', () => {
    expect([HOLD_INTERVAL_MS, NUDGE_STEPS, PRESS_STEP, REPEATS_PER_STEP]).toEqual([100, [3, 15, 50], 3, 10]);
  });

  test.each([
    [0, 3],
    [9, 3],
    [10, 15],
    [19, 15],
    [20, 50],
    [1000, 50],
  ])('repeat %i moves by %i', (repeatIndex, step) => {
    expect(holdStep(repeatIndex)).toBe(step);
  });
});
