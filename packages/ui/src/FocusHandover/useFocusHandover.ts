import { type RefObject, useEffect, useEffectEvent } from 'react';

const DIALOG = '[role="dialog"], [role="alertdialog"]';

interface Held {
  readonly element: HTMLElement;
  readonly before: EventTarget | null;
  readonly handOver: (() => void) | undefined;
}

/**
 * Hands the focus over when the element inside an area that has it is removed or disabled; one that is moved keeps it.
 * `prepare` is told each element inside that takes the focus, and what had it before it came into the area; what it
 * returns runs when that element is gone, and gives the focus to another one.
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
      if (!(target instanceof HTMLElement) || target === area.current) return;
      // A dialog over the area gives the focus back when it closes.
      if (target.closest(DIALOG) !== area.current?.closest(DIALOG)) return;
      const before = held ? held.before : relatedTarget;
      const isInside = area.current?.contains(target) ?? false;
      held = isInside ? { element: target, before, handOver: prepareLatest(target, before) } : undefined;
      observer.disconnect();
      // The whole page, as it is inert while a dialog is open, and nothing in it takes the focus before that ends. Only
      // while it matters: a long table has such an area in each row.
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
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', handleFocus);
    };
  }, [area]);
}

/** Tells whether an element that is on the page was taken out of it for a moment. */
function isMoved(element: HTMLElement, changes: readonly MutationRecord[]): boolean {
  return changes.some(({ removedNodes }) => [...removedNodes].some((node) => node.contains(element)));
}
