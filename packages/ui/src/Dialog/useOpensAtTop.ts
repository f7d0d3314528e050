import { type RefObject, useEffect } from 'react';

/**
 * Focuses the dialog itself if the focus on one of its controls has scrolled it, so that it is read from its top
 * (ARIA Authoring Practices, 'Dialog (Modal) Pattern').
 */
export function useOpensAtTop(modal: RefObject<HTMLElement | null>, isMounted: boolean): void {
  // After the effect of the focus scope, which is below.
  useEffect(() => {
    const { current } = modal;
    if (!isMounted || !current || current.scrollTop === 0) return;
    current.querySelector<HTMLElement>('[role="dialog"], [role="alertdialog"]')?.focus({ preventScroll: true });
    current.scrollTop = 0;
  }, [modal, isMounted]);
}
