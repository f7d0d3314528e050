import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react';

/** Handlers for the element that is pressed and held. */
export interface HoldHandlers {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: () => void;
  readonly onPointerLeave: () => void;
  readonly onPointerCancel: () => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onKeyUp: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onBlur: () => void;
  readonly onClick: () => void;
  readonly onContextMenu: (event: MouseEvent<HTMLElement>) => void;
}

/** What the handlers set off. */
export interface HoldControls {
  /** Begins a hold. */
  readonly start: () => void;
  /** Ends the hold. */
  readonly stop: () => void;
  /** Steps once, without a hold. */
  readonly tap: () => void;
  /** Tells that the coming click belongs to a press that has stepped already. */
  readonly clickIsSpent: { current: boolean };
}

/** Turns pointers, touches, keys and the clicks of assistive technology into holds. */
export function holdHandlers({ start, stop, tap, clickIsSpent }: HoldControls): HoldHandlers {
  const abandon = () => {
    clickIsSpent.current = false;
    stop();
  };
  return {
    onPointerDown(event) {
      if (!isPlainPress(event)) return;
      releaseTouchCapture(event);
      clickIsSpent.current = true;
      start();
    },
    onPointerUp: stop,
    onPointerLeave: abandon,
    onPointerCancel: abandon,
    onKeyDown(event) {
      // Another key may swallow the release of the held one (macOS does so with Command).
      if (!isPressKey(event)) return stop();
      event.preventDefault();
      if (!event.repeat) start();
    },
    onKeyUp(event) {
      if (!isPressKey(event)) return;
      event.preventDefault();
      stop();
    },
    onBlur: abandon,
    onClick() {
      if (!clickIsSpent.current) tap();
      clickIsSpent.current = false;
    },
    // A long touch would open the menu of the browser and cancel the hold.
    onContextMenu: (event) => event.preventDefault(),
  };
}

function isPlainPress({ button, isPrimary, ctrlKey }: PointerEvent<HTMLElement>): boolean {
  return button === 0 && isPrimary && !ctrlKey;
}

function isPressKey({ key }: KeyboardEvent<HTMLElement>): boolean {
  return key === ' ' || key === 'Enter';
}

// Touch captures the pointer on its own, for whatever is under the finger, and a captured pointer never leaves it.
function releaseTouchCapture({ target, pointerId }: PointerEvent<HTMLElement>): void {
  if (target instanceof Element && target.hasPointerCapture?.(pointerId)) target.releasePointerCapture(pointerId);
}
