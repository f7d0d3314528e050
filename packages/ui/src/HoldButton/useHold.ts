import { PRESS_STEP } from '@cpd/domain/certificate';
import { useEffect, useRef, useState } from 'react';
import type { OnStep } from './HoldTimer.ts';
import { type HoldHandlers, holdHandlers } from './holdHandlers.ts';
import { useHoldTimer } from './useHoldTimer.ts';

/** What `useHold` needs to know. */
export interface HoldOptions {
  /** Moves by a step of template pixels; answers false when it cannot go on, which ends the hold. */
  readonly onStep: OnStep;
  /** Takes no press, and ends a hold that goes on. @default false */
  readonly isDisabled?: boolean | undefined;
}

/** What `useHold` answers. */
export interface Hold {
  /** Handlers to spread on the button. */
  readonly handlers: HoldHandlers;
  /** Tells that a pointer or key holds the button at this moment. */
  readonly isHeld: boolean;
}

/**
 * Steps at once when pressed and repeats while held (rule C3), by pointer, touch, Space or Enter.
 * Release, leaving, cancel, losing focus, a hidden tab, an edge, disabling and unmounting end it.
 */
export function useHold({ onStep, isDisabled = false }: HoldOptions): Hold {
  const [isHeld, setIsHeld] = useState(false);
  const timer = useHoldTimer(() => setIsHeld(false));
  const clickIsSpent = useRef(false);
  const latestOnStep = useRef(onStep);
  useEffect(() => {
    latestOnStep.current = onStep;
  });
  useEffect(() => {
    if (!isDisabled) return;
    timer.stop();
    setIsHeld(false);
  }, [isDisabled, timer]);

  const step = (size: number) => {
    const canGoOn = latestOnStep.current(size);
    if (!canGoOn) setIsHeld(false);
    return canGoOn;
  };
  const start = () => {
    if (isDisabled) return;
    setIsHeld(true);
    timer.start(step);
  };
  const stop = () => {
    setIsHeld(false);
    timer.stop();
  };
  const tap = () => {
    if (!isDisabled) step(PRESS_STEP);
  };
  return { handlers: holdHandlers({ start, stop, tap, clickIsSpent }), isHeld };
}
