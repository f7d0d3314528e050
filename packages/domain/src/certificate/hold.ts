/** Milliseconds between the repeats of a held button. */
export const HOLD_INTERVAL_MS = 100;

/** Steps of the name line in template pixels: a press and slow, faster and fastest repeats (rule C3). */
export const NUDGE_STEPS = [3, 15, 50] as const;

/** Step of a single press, in template pixels. */
export const PRESS_STEP = NUDGE_STEPS[0];

/** Repeats by one step before the next larger one takes over (rule C3). */
export const REPEATS_PER_STEP = 10;

/** Gives the step of a held button's repeat, counted from 0, in template pixels (rule C3). */
export function holdStep(repeatIndex: number): number {
  if (repeatIndex < REPEATS_PER_STEP) return NUDGE_STEPS[0];
  return repeatIndex < 2 * REPEATS_PER_STEP ? NUDGE_STEPS[1] : NUDGE_STEPS[2];
}
