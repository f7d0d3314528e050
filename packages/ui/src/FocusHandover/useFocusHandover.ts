import { type RefObject, useEffect, useEffectEvent } from 'react';

/** The selector of open dialogs. */
export const DIALOG = '[role="dialog"], [role="alertdialog"]';

interface Held {
  readonly element: HTMLElement;
  readonly before: EventTarget | null;
  readonly handOver: (() => void) | undefined;
}

/**
 * Moves the focus when the focused element of an area is removed, alone or with the area, or disabled. A moved element
 * keeps it.
 * `prepare` receives each focused element, and the element focused before the area was entered. The function that it
 * returns runs on removal and focuses another element.
 */
export function useFocusHandover(
  area: RefObject<HTMLElement | null>,
  prepare?: (element: HTMLElement, before: EventTarget | null) => () => void,
): void {
  const prepareLatest = useEffectEvent((element: HTMLElement, before: EventTarget | null) =>
    prepare?.(element, before),
  );

  useEffect(() => {
    let held: Held | undefined;
    const observer = new MutationObserver(handleChanges);

    function handleFocus({ target, relatedTarget }: FocusEvent) {
      hold(target, relatedTarget);
    }

    function hold(target: EventTarget | null, relatedTarget: EventTarget | null) {
      if (!(target instanceof HTMLElement) || target === area.current) return;
      // A dialog restores the focus when it closes.
      if (target.closest(DIALOG) !== area.current?.closest(DIALOG)) return;
      const before = held ? held.before : relatedTarget;
      const isInside = area.current?.contains(target) ?? false;
      held = isInside ? { element: target, before, handOver: prepareLatest(target, before) } : undefined;
      observer.disconnect();
      // The whole page, because it is inert while a dialog is open. Only while the area has the focus, because a long
      // table has an area in each row.
      if (held)
        observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled', 'inert'] });
    }

    function handleChanges(changes: readonly MutationRecord[]) {
      const { activeElement, body } = document;
      if (!held || ![body, area.current, held.element].some((holder) => holder === activeElement)) return;
      const { element, handOver } = held;
      if (!element.isConnected || element.matches(':disabled')) handOver?.();
      else if (activeElement === body && isMoved(element, changes)) element.focus();
    }

    document.addEventListener('focusin', handleFocus);
    // `autoFocus` has focused its element before this effect.
    const { activeElement: focused } = document;
    if (focused && area.current?.contains(focused)) hold(focused, null);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', handleFocus);
      if (held?.handOver && !held.element.isConnected) whenFocusIsLost(held.handOver);
    };
  }, [area]);
}

/** Runs once nothing has the focus: at once, or when a dialog has closed that cannot restore it. */
function whenFocusIsLost(handOver: () => void): void {
  function attempt(): boolean {
    // Nothing on the page can take the focus while it is inert.
    if (document.querySelector('body > [inert]') || document.activeElement?.closest(DIALOG)) return false;
    if (document.activeElement === document.body) handOver();
    return true;
  }
  if (attempt()) return;
  const closing = new MutationObserver(() => attempt() && closing.disconnect());
  closing.observe(document.body, { subtree: true, childList: true, attributeFilter: ['inert'] });
}

/** Whether an element was removed from the page and inserted again. */
function isMoved(element: HTMLElement, changes: readonly MutationRecord[]): boolean {
  return changes.some(({ removedNodes }) => [...removedNodes].some((node) => node.contains(element)));
}
