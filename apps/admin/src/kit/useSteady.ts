import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A handler that stays the same function and calls the newest one given, so that a costly component is not rendered
 * again for a new handler. Only for events, never while rendering.
 */
export function useSteady<Arguments extends readonly unknown[]>(
  handler: (...handed: Arguments) => void,
): (...handed: Arguments) => void {
  const newest = useRef(handler);
  useLayoutEffect(() => {
    newest.current = handler;
  });
  return useCallback((...handed: Arguments) => newest.current(...handed), []);
}
