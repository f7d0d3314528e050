import { type FocusEvent, type KeyboardEvent, useRef } from 'react';

const CONTROLS = 'a[href], button, input, select, textarea, [tabindex]';

/**
 * Returns the handlers of a row of controls that is one tab stop: the left and right arrow keys move between its controls, and
 * Tab comes back to the one that had the focus.
 */
export function useArrowKeys() {
  const left = useRef<HTMLElement>(null);

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { currentTarget: row, target } = event;
    if (!(target instanceof HTMLElement) || isInToolbar(row)) return;
    const controls = [...row.querySelectorAll<HTMLElement>(CONTROLS)];
    const index = controls.indexOf(target);
    if (index === -1) return;
    if (event.key === 'Tab') {
      left.current = target;
      // From the edge, the browser moves out of the row.
      focusFirst(event.shiftKey ? controls : controls.toReversed());
    } else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      const isRightToLeft = getComputedStyle(row).direction === 'rtl';
      const isForwards = (event.key === 'ArrowRight') !== isRightToLeft;
      focusFirst(isForwards ? controls.slice(index + 1) : controls.slice(0, index).toReversed());
      event.preventDefault();
      event.stopPropagation();
    }
  }
  function handleBlur({ currentTarget: row, target, relatedTarget }: FocusEvent<HTMLElement>) {
    if (row.contains(target) && !row.contains(relatedTarget) && !isInToolbar(row)) left.current ??= target;
  }
  function handleFocus({ currentTarget: row, target, relatedTarget }: FocusEvent<HTMLElement>) {
    if (!row.contains(target) || row.contains(relatedTarget) || isInToolbar(row)) return;
    left.current?.focus();
    forget();
  }
  function forget() {
    left.current = null;
  }
  return {
    onKeyDownCapture: handleKeyDown,
    onBlurCapture: handleBlur,
    onFocusCapture: handleFocus,
    // What is pressed keeps the focus.
    onPointerDownCapture: forget,
  };
}

/** Whether the keys of a group are those of the toolbar around it. */
function isInToolbar(row: HTMLElement): boolean {
  return row.parentElement?.closest('[role="toolbar"]') != null;
}

/** Browsers do not focus controls that are disabled or hidden. */
function focusFirst(controls: readonly HTMLElement[]): void {
  controls.find((control) => {
    control.focus();
    return document.activeElement === control;
  });
}
