import { useEffect, useEffectEvent, useState } from 'react';

/** How far something moves while it is held. */
export interface HoldSchedule {
  /** The step of a press, taken at once. */
  readonly press: number;
  /** Gives the step of a repeat, counted from 0. */
  readonly repeat: (index: number) => number;
  /** Milliseconds between repeats. */
  readonly interval: number;
}

export interface HoldOptions {
  readonly schedule: HoldSchedule;
  readonly onStep: (step: number) => void;
  /** Takes no press, and ends a hold that goes on: at an edge, or out of use. */
  readonly isOff: boolean;
}

/** Steps at once and repeats until it is stopped, the window loses the focus or the tab is hidden. */
export function useHold({ schedule, onStep, isOff }: HoldOptions) {
  const [isHeld, setIsHeld] = useState(false);
  if (isHeld && isOff) setIsHeld(false);
  const repeat = useEffectEvent((index: number) => onStep(schedule.repeat(index)));

  useEffect(() => {
    if (!isHeld) return;
    let repeats = 0;
    const timer = setInterval(() => {
      repeat(repeats);
      repeats += 1;
    }, schedule.interval);
    const stop = () => setIsHeld(false);
    window.addEventListener('blur', stop);
    document.addEventListener('visibilitychange', stop);
    return () => {
      clearInterval(timer);
      window.removeEventListener('blur', stop);
      document.removeEventListener('visibilitychange', stop);
    };
  }, [isHeld, schedule.interval]);

  return {
    isHeld,
    /** Takes the first step and begins to repeat. */
    start: () => {
      if (isOff) return;
      onStep(schedule.press);
      setIsHeld(true);
    },
    stop: () => setIsHeld(false),
  };
}
