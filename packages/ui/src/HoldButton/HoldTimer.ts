import { HOLD_INTERVAL_MS, holdStep, PRESS_STEP } from '@cpd/domain/certificate';

/** Moves by one step in template pixels and tells whether it could go on: false ends the hold. */
export type OnStep = (step: number) => boolean;

/** Runs the schedule of a held button: one step at once, then repeats that grow (rule C3). */
export class HoldTimer {
  #timer: ReturnType<typeof setInterval> | undefined;

  /** Tells whether a hold goes on. */
  get isRunning(): boolean {
    return this.#timer !== undefined;
  }

  /** Takes the first step at once and repeats until `stop` is called or `onStep` answers false. */
  start(onStep: OnStep): void {
    this.stop();
    if (!onStep(PRESS_STEP)) return;
    let repeats = 0;
    this.#timer = setInterval(() => {
      const step = holdStep(repeats);
      repeats += 1;
      if (!onStep(step)) this.stop();
    }, HOLD_INTERVAL_MS);
  }

  /** Ends the hold, if one goes on. */
  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}
