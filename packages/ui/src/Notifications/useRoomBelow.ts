import { type RefObject, useEffect, useLayoutEffect } from 'react';

/** Between the notifications and what has the focus, in pixels. */
const GAP = 8;

/**
 * Keeps what has the focus above the notifications: scrolls it up when they appear and when it gets the focus, with room for
 * that at the end of the page.
 */
export function useRoomBelow(ref: RefObject<HTMLElement | null>, notifications: readonly unknown[]): void {
  useLayoutEffect(() => {
    if (notifications.length === 0) return undefined;
    const { body } = document;
    const before = body.style.paddingBlockEnd;
    body.style.paddingBlockEnd = `${window.innerHeight - (ref.current?.getBoundingClientRect().top ?? 0) + GAP}px`;
    return () => {
      body.style.paddingBlockEnd = before;
    };
  }, [ref, notifications]);

  useEffect(() => {
    if (notifications.length === 0) return undefined;
    // After the focus has moved on, such as from a deleted row to the next one.
    const reveal = () => requestAnimationFrame(() => ref.current && revealFocus(ref.current));
    reveal();
    document.addEventListener('focusin', reveal);
    return () => document.removeEventListener('focusin', reveal);
  }, [ref, notifications]);
}

function revealFocus(list: HTMLElement): void {
  const focused = document.activeElement;
  if (focused === null || focused === document.body || list.contains(focused)) return;
  const [box, covering] = [focused.getBoundingClientRect(), list.getBoundingClientRect()];
  // The page itself may have the focus, and a table.
  if (box.height > covering.top) return;
  const isBeside = box.right <= covering.left || box.left >= covering.right;
  if (isBeside || box.bottom + GAP <= covering.top || box.top >= covering.bottom) return;
  window.scrollBy({ top: box.bottom + GAP - covering.top, behavior: 'instant' });
}
