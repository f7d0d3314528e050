import { useSyncExternalStore } from 'react';

/** The device pixel ratio, updated when the window moves to another screen or is zoomed. */
export function useDevicePixelRatio(): number {
  return useSyncExternalStore(watchDevicePixelRatio, read, () => 1);
}

/** Calls a listener when the device pixel ratio changes. Returns a function that unsubscribes. */
export function watchDevicePixelRatio(onChange: () => void): () => void {
  let query = window.matchMedia(`(resolution: ${read()}dppx)`);
  // A media query matches one ratio, so each change needs a new query.
  const handleChange = () => {
    query.removeEventListener('change', handleChange);
    query = window.matchMedia(`(resolution: ${read()}dppx)`);
    query.addEventListener('change', handleChange);
    onChange();
  };
  query.addEventListener('change', handleChange);
  return () => query.removeEventListener('change', handleChange);
}

function read(): number {
  return window.devicePixelRatio;
}
