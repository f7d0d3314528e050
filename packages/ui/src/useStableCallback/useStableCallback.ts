import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Gives an event handler the same identity on every render, so that a memoized component does not render again for it.
 * React's `useEffectEvent` is for effects only: its result must not be passed on.
 */
export function useStableCallback<Arguments extends readonly unknown[]>(
  callback: (...passed: Arguments) => void,
): (...passed: Arguments) => void {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...passed: Arguments) => latest.current(...passed), []);
}
