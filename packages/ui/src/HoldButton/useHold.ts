import { useEffect, useEffectEvent, useRef, useState } from 'react';

export interface HoldSchedule {
  /** The step of a press, taken immediately. */
  readonly press: number;
  /** Returns the step of a repeat, from 0. */
  readonly repeat: (index: number) => number;
  /** Milliseconds between repeats. */
  readonly interval: number;
}

export interface HoldOptions {
  readonly schedule: HoldSchedule;
  readonly onStep: (step: number) => void;
  /** Runs on the release of a hold that repeated, also after an edge ended the repeats. */
  readonly onHoldEnd?: (() => void) | undefined;
  /** Ends a hold and ignores presses, at an edge or when disabled. */
  readonly isOff: boolean;
}

/** Steps immediately and repeats until `stop`, the window loses the focus or the tab is hidden. */
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
    /** Takes the first step and starts the repeats. */
    start: () => {
      if (isOff) return;
      hasRepeated.current = false;
      onStep(schedule.press);
      setIsHeld(true);
    },
    stop,
  };
}
