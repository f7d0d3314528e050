import { useEffect, useEffectEvent } from 'react';
import { useIsLeaving } from '../Host/index.ts';
import { characterOf, isCommand, isPageBusy } from './keys.ts';

/**
 * Listens to the keys that are pressed anywhere on the page. They do not count while another page is being opened.
 */
export function useDocumentKey(onKey: (event: KeyboardEvent) => void): void {
  const isLeaving = useIsLeaving();
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented) return;
    if (!isLeaving() && !isPageBusy()) onKey(event);
    // The browser would save the page, or search.
    else if (isCommand(event) && ['s', 'k'].includes(characterOf(event))) event.preventDefault();
  });
  useEffect(() => {
    // Chrome's autofill dispatches 'keydown' events without a key.
    const listener = (event: Event) => event instanceof KeyboardEvent && handleKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
