import {
  type Direction,
  HOLD_INTERVAL_MS,
  holdStep,
  isAtEdge,
  keepInside,
  middleOf,
  NUDGE_STEPS,
  nudge,
  PRESS_STEP,
  snapToMiddle,
} from '@cpd/domain/certificate';
import { type DOMAttributes, type RefObject, useEffect, useRef, useState } from 'react';
import { useMove } from 'react-aria/useMove';
import { type HoldSchedule, useHold } from '../HoldButton/index.ts';
import { positionText } from './positionText.ts';
import { type Announcement, useThrottledAnnouncement } from './useThrottledAnnouncement.ts';

/** How far a press and each repeat move the line, in template pixels (rule C3). */
export const nudgeSchedule: HoldSchedule = { press: PRESS_STEP, repeat: holdStep, interval: HOLD_INTERVAL_MS };

const PAGE_STEP = NUDGE_STEPS[2];

/** Where the line stands, and who is told when it moves. */
export interface NameLineOptions {
  /** The element that shows the whole template, at any size. */
  readonly frame: RefObject<HTMLElement | null>;
  /** Distance from the template's top edge to the middle of the line, in template pixels, inside the image. */
  readonly position: number;
  /** Natural height of the template, in pixels. */
  readonly imageHeight: number;
  /** Receives every new position, in template pixels. */
  readonly onPositionChange: (position: number) => void;
  readonly isDisabled: boolean;
}

/** The line, and every way to move it; none leaves the image (rule C4). */
export interface NameLine extends Pick<NameLineOptions, 'position' | 'imageHeight' | 'isDisabled'> {
  /** Moves by a step of template pixels, and announces where the line is. */
  readonly step: (direction: Direction, size: number) => void;
  /** Moves to a position in template pixels. */
  readonly moveTo: (position: number) => void;
  /** Moves to the middle, and announces it. */
  readonly moveToMiddle: () => void;
  /** What the element takes that is dragged and moved by keys. */
  readonly handleProps: DOMAttributes<HTMLElement>;
  readonly isDragging: boolean;
  readonly announcement: Announcement;
  /** Announces once more where the line is, after a hold. */
  readonly announceLast: () => void;
}

/**
 * Moves a line whose position the caller holds: by steps, by number, by dragging and by keys. A held arrow follows the
 * schedule of the hold buttons (rule C3), Page keys take the largest step, Home and End go to the first and last position.
 */
export function useNameLine(options: NameLineOptions): NameLine {
  const { frame, position, imageHeight, onPositionChange, isDisabled } = options;
  const { announcement, announce, announceLast } = useThrottledAnnouncement();
  // Steps add up even when several come before the next render.
  const latest = useRef(position);
  useEffect(() => {
    latest.current = position;
  });

  const moveTo = (next: number) => {
    const kept = keepInside(Math.round(next), imageHeight);
    if (kept === latest.current) return;
    latest.current = kept;
    onPositionChange(kept);
  };
  const step = (direction: Direction, size: number) => moveTo(nudge(latest.current, direction, size, imageHeight));
  const announcePosition = () => announce(`Name line ${positionText(latest.current, imageHeight)}`);

  // Where the pointer has dragged the line to, which may lie outside the image.
  const dragged = useRef(0);
  const [isDragging, setIsDragging] = useState(false);
  const { moveProps } = useMove({
    onMoveStart() {
      dragged.current = latest.current;
      setIsDragging(true);
    },
    onMove({ deltaY }) {
      if (isDisabled || frame.current === null) return;
      dragged.current += (deltaY * imageHeight) / frame.current.clientHeight;
      moveTo(snapToMiddle(dragged.current, imageHeight));
      announcePosition();
    },
    onMoveEnd: () => setIsDragging(false),
  });

  const hold = (direction: Direction) => ({
    schedule: nudgeSchedule,
    onStep: (size: number) => step(direction, size),
    isOff: isDisabled || isAtEdge(position, direction, imageHeight),
  });
  const up = useHold(hold('up'));
  const down = useHold(hold('down'));
  const stop = () => {
    up.stop();
    down.stop();
  };
  const keys = new Map<string, (isRepeat: boolean) => void>([
    // The system repeats at a rate of its own; the hold does so by its schedule.
    ['ArrowUp', (isRepeat) => isRepeat || up.start()],
    ['ArrowDown', (isRepeat) => isRepeat || down.start()],
    ['PageUp', () => step('up', PAGE_STEP)],
    ['PageDown', () => step('down', PAGE_STEP)],
    ['Home', () => moveTo(1)],
    ['End', () => moveTo(imageHeight - 1)],
  ]);

  return {
    position,
    imageHeight,
    isDisabled,
    moveTo,
    step(direction, size) {
      step(direction, size);
      announcePosition();
    },
    moveToMiddle() {
      moveTo(middleOf(imageHeight));
      announcePosition();
    },
    handleProps: {
      ...moveProps,
      onPointerDown(event) {
        moveProps.onPointerDown?.(event);
        // React Aria keeps the browser from moving the focus there.
        if (!isDisabled) event.currentTarget.focus({ preventScroll: true });
      },
      onKeyDown(event) {
        if (!event.repeat) stop();
        const press = keys.get(event.key);
        if (press === undefined || isDisabled || event.altKey || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        press(event.repeat);
      },
      onKeyUp: stop,
      onBlur: stop,
    },
    isDragging: isDragging && !isDisabled,
    announcement,
    announceLast,
  };
}
