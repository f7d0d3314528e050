// @vitest-environment node
import { HOLD_INTERVAL_MS, heldDistance } from '@cpd/domain/certificate';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HoldTimer } from './HoldTimer.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('HoldTimer', () => {
  it('takes the first step of 3 at once', () => {
    const timer = new HoldTimer();
    const onStep = vi.fn(() => true);
    timer.start(onStep);
    expect(onStep.mock.calls).toEqual([[3]]);
    timer.stop();
  });

  it('repeats ten times by 3, ten times by 15, then by 50', () => {
    const timer = new HoldTimer();
    const steps: number[] = [];
    timer.start((step) => {
      steps.push(step);
      return true;
    });
    vi.advanceTimersByTime(25 * HOLD_INTERVAL_MS);
    timer.stop();
    const expected = [3, ...Array<number>(10).fill(3), ...Array<number>(10).fill(15), ...Array<number>(5).fill(50)];
    expect(steps).toEqual(expected);
  });

  it.each([0, 99, 100, 1000, 1999, 2000, 3000, 7777])(
    'moves in %i ms by exactly what the schedule adds up to',
    (ms) => {
      const timer = new HoldTimer();
      let moved = 0;
      timer.start((step) => {
        moved += step;
        return true;
      });
      vi.advanceTimersByTime(ms);
      timer.stop();
      expect(moved).toBe(heldDistance(ms));
    },
  );

  it('never repeats when the first step already reaches the edge', () => {
    const timer = new HoldTimer();
    const onStep = vi.fn(() => false);
    timer.start(onStep);
    vi.advanceTimersByTime(1000);
    expect(onStep).toHaveBeenCalledTimes(1);
    expect(timer.isRunning).toBe(false);
  });

  it('ends with the repeat that reaches the edge', () => {
    const timer = new HoldTimer();
    let left = 4;
    const onStep = vi.fn(() => {
      left -= 1;
      return left > 0;
    });
    timer.start(onStep);
    vi.advanceTimersByTime(5000);
    expect(onStep).toHaveBeenCalledTimes(4);
    expect(timer.isRunning).toBe(false);
  });

  it('starts the schedule anew with each hold and runs one hold at a time', () => {
    const timer = new HoldTimer();
    const steps: number[] = [];
    const onStep = (step: number) => {
      steps.push(step);
      return true;
    };
    timer.start(onStep);
    vi.advanceTimersByTime(15 * HOLD_INTERVAL_MS);
    steps.length = 0;
    timer.start(onStep);
    vi.advanceTimersByTime(2 * HOLD_INTERVAL_MS);
    timer.stop();
    vi.advanceTimersByTime(1000);
    expect(steps).toEqual([3, 3, 3]);
  });
});
