import { useEffect, useEffectEvent, useRef, useState } from 'react';

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
  /** Runs when what was held until its step repeated is let go, also after an edge has ended the repeats. */
  readonly onHoldEnd?: (() => void) | undefined;
  /** Takes no press, and ends a hold that goes on: at an edge, or out of use. */
  readonly isOff: boolean;
}

/** Steps at once and repeats until it is stopped, the window loses the focus or the tab is hidden. */
export function useHold({ schedule, onStep, onHoldEnd, isOff }: HoldOptions) {
  const [isHeld, setIsHeld] = useState(false);
  if (isHeld && isOff) setIsHeld(false);
  const repeat = useEffectEvent((index: number) => onStep(schedule.repeat(index)));
  const hasRepeated = useRef(false);

  function stop() {
    setIsHeld(false);
    if (hasRepeated.current) onHoldEnd?.();
    hasRepeated.current = false;
  }
  const stopNow = useEffectEvent(stop);

  useEffect(() => {
    if (!isHeld) return;
    let repeats = 0;
    const timer = setInterval(() => {
      repeat(repeats);
      repeats += 1;
      hasRepeated.current = true;
    }, schedule.interval);
    const handleLeave = () => stopNow();
    window.addEventListener('blur', handleLeave);
    document.addEventListener('visibilitychange', handleLeave);
    return () => {
      clearInterval(timer);
      window.removeEventListener('blur', handleLeave);
      document.removeEventListener('visibilitychange', handleLeave);
    };
  }, [isHeld, schedule.interval]);

  return {
    isHeld,
    /** Takes the first step and begins to repeat. */
    start: () => {
      if (isOff) return;
      hasRepeated.current = false;
      onStep(schedule.press);
      setIsHeld(true);
    },
    stop,
  };
}
