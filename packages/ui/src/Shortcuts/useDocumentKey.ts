import { useEffect, useEffectEvent } from 'react';
import { useIsLeaving } from '../Host/index.ts';
import { isPageBusy } from './keys.ts';

/**
 * Listens to the keys that are pressed anywhere on the page. While another page or form is being opened, or a request covers
 * the page, `onKeyMeanwhile` receives them.
 */
export function useDocumentKey(
  onKey: (event: KeyboardEvent) => void,
  onKeyMeanwhile: (event: KeyboardEvent) => void = () => undefined,
): void {
  const isLeaving = useIsLeaving();
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented) return;
    if (isLeaving() || isPageBusy()) onKeyMeanwhile(event);
    else onKey(event);
  });
  useEffect(() => {
    // Chrome's autofill dispatches 'keydown' events without a key.
    const listener = (event: Event) => event instanceof KeyboardEvent && handleKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
