import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HOLD_INTERVAL_MS, heldDistance, holdStep, NUDGE_STEPS, PRESS_STEP, REPEATS_PER_STEP } from './index.ts';

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

  test.each([
    ['a press alone', 0, 3],
    ['a press just short of its first repeat', 99, 3],
    ['one repeat', 100, 6],
    ['ten repeats', 1000, 33],
    ['the first larger step', 1100, 48],
    ['ten larger steps', 2000, 183],
    ['the first largest step', 2100, 233],
    ['a hold of three seconds', 3000, 683],
    ['no time before the press', -500, 3],
  ])('%s of %i ms moves %i pixels', (_, heldMs, distance) => {
    expect(heldDistance(heldMs)).toBe(distance);
  });

  test('holding longer never moves less', () => {
    const duration = fc.integer({ min: 0, max: 10_000 });
    fc.assert(
      fc.property(duration, duration, (first, more) => {
        expect(heldDistance(first + more)).toBeGreaterThanOrEqual(heldDistance(first));
      }),
    );
  });
});
