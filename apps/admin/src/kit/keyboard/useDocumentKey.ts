import { useEffect, useEffectEvent } from 'react';

/** Listens to the keys that are pressed anywhere on the page. */
export function useDocumentKey(onKey: (event: KeyboardEvent) => void): void {
  const handleKey = useEffectEvent(onKey);
  useEffect(() => {
    // Chrome's autofill dispatches 'keydown' events without a key.
    const listener = (event: Event) => event instanceof KeyboardEvent && handleKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
