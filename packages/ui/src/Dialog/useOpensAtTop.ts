import { type RefObject, useEffect } from 'react';
import { DIALOG } from '../FocusHandover/index.ts';

/**
 * Focuses the dialog itself if the control that takes the focus first has scrolled it or is out of view, so that it is read
 * from its top (ARIA Authoring Practices, 'Dialog (Modal) Pattern').
 */
export function useOpensAtTop(modal: RefObject<HTMLElement | null>, isMounted: boolean): void {
  // After the effect of the focus scope, which is below.
  useEffect(() => {
    const { current } = modal;
    if (!isMounted || !current) return;
    if (current.contains(document.activeElement)) return openAtTop(current);
    // After a click of a screen reader, the focus moves later.
    const handleFocus = () => openAtTop(current);
    current.addEventListener('focusin', handleFocus, { once: true });
    return () => current.removeEventListener('focusin', handleFocus);
  }, [modal, isMounted]);
}

function openAtTop(modal: HTMLElement): void {
  const control = document.activeElement?.getBoundingClientRect();
  const isInView = control === undefined || control.bottom <= modal.getBoundingClientRect().bottom;
  if (modal.scrollTop === 0 && isInView) return;
  modal.querySelector<HTMLElement>(DIALOG)?.focus({ preventScroll: true });
  modal.scrollTop = 0;
}
