import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Gives a handler that stays the same for as long as its component lives and calls the newest of those given, so that
 * what is costly to draw is not drawn anew because a handler was made anew. For what a person does, never for drawing.
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
