import { type Direction, HOLD_INTERVAL_MS, holdStep, isAtEdge, NUDGE_STEPS, PRESS_STEP } from '@cpd/domain/certificate';
import type { DOMAttributes, KeyboardEvent } from 'react';
import { type HoldSchedule, useHold } from '../HoldButton/index.ts';

/** How far a press and each repeat move the line, in template pixels (rule C3). */
export const nudgeSchedule: HoldSchedule = { press: PRESS_STEP, repeat: holdStep, interval: HOLD_INTERVAL_MS };

const PAGE_STEP = NUDGE_STEPS[2];

/** What the keys move. */
export interface LineKeyOptions {
  /** Where the line stands, in template pixels. */
  readonly position: number;
  /** Natural height of the template, in pixels. */
  readonly imageHeight: number;
  /** Takes no key, and ends a hold. */
  readonly isDisabled: boolean;
  /** Moves by a step of template pixels. */
  readonly step: (direction: Direction, size: number) => void;
  /** Moves to a position in template pixels. */
  readonly moveTo: (position: number) => void;
}

/**
 * Moves the line by keys: a held arrow follows the schedule of the hold buttons (rule C3), Page keys take the
 * largest step, Home and End go to the first and last position.
 */
export function useLineKeys(options: LineKeyOptions): DOMAttributes<HTMLElement> {
  const { imageHeight, isDisabled, step, moveTo } = options;
  const up = useArrowHold('up', options);
  const down = useArrowHold('down', options);
  const stop = () => {
    up.stop();
    down.stop();
  };
  const keys: Readonly<Record<string, (isRepeat: boolean) => void>> = {
    // The system repeats at a rate of its own; the hold does so by its schedule.
    ArrowUp: (isRepeat) => isRepeat || up.start(),
    ArrowDown: (isRepeat) => isRepeat || down.start(),
    PageUp: () => step('up', PAGE_STEP),
    PageDown: () => step('down', PAGE_STEP),
    Home: () => moveTo(1),
    End: () => moveTo(imageHeight - 1),
  };
  return {
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (!event.repeat) stop();
      const press = keys[event.key];
      if (press === undefined || isDisabled || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      press(event.repeat);
    },
    onKeyUp: stop,
    onBlur: stop,
  };
}

function useArrowHold(direction: Direction, { position, imageHeight, isDisabled, step }: LineKeyOptions) {
  return useHold({
    schedule: nudgeSchedule,
    onStep: (size) => step(direction, size),
    isOff: isDisabled || isAtEdge(position, direction, imageHeight),
  });
}
