import { type Direction, NUDGE_STEPS } from '@cpd/domain/certificate';
import type { KeyboardEvent } from 'react';
import type { HoldTimer } from '../HoldButton/index.ts';
import type { LineMover } from './useLineMover.ts';

/** What the keys move. */
export interface LineKeyOptions {
  /** Runs the hold of an arrow key. */
  readonly timer: HoldTimer;
  /** Moves the line. */
  readonly mover: LineMover;
  /** Natural height of the template, in pixels. */
  readonly imageHeight: number;
  /** Takes no key. */
  readonly isDisabled: boolean;
}

/** Handlers for the element that has the focus. */
export interface LineKeyHandlers {
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onKeyUp: () => void;
  readonly onBlur: () => void;
}

const arrows: Readonly<Record<string, Direction>> = { ArrowUp: 'up', ArrowDown: 'down' };
const pages: Readonly<Record<string, Direction>> = { PageUp: 'up', PageDown: 'down' };
const PAGE_STEP = NUDGE_STEPS[2];

/**
 * Moves the line by keys: a held arrow follows the schedule of the hold buttons (rule C3), Page keys take the
 * largest step, Home and End go to the first and last position.
 */
export function lineKeyHandlers({ timer, mover, imageHeight, isDisabled }: LineKeyOptions): LineKeyHandlers {
  const press = ({ key, repeat }: KeyboardEvent): boolean => {
    const arrow = arrows[key];
    const page = pages[key];
    if (arrow !== undefined) {
      if (!repeat) timer.start((size) => mover.step(arrow, size));
    } else if (page !== undefined) mover.step(page, PAGE_STEP);
    else if (key === 'Home') mover.moveTo(1);
    else if (key === 'End') mover.moveTo(imageHeight - 1);
    else return false;
    return true;
  };
  return {
    onKeyDown(event) {
      if (!(event.key in arrows)) timer.stop();
      if (isDisabled || event.altKey || event.ctrlKey || event.metaKey) return;
      if (press(event)) event.preventDefault();
    },
    onKeyUp: () => timer.stop(),
    onBlur: () => timer.stop(),
  };
}
