import { useSyncExternalStore } from 'react';

/** Gives the number of device pixels in a CSS pixel, anew when the window moves to another screen or is zoomed. */
export function useDevicePixelRatio(): number {
  return useSyncExternalStore(watchDevicePixelRatio, read, () => 1);
}

/** Tells when the number of device pixels in a CSS pixel has changed, until the function that it gives is called. */
export function watchDevicePixelRatio(onChange: () => void): () => void {
  let query = window.matchMedia(`(resolution: ${read()}dppx)`);
  // The query tells that its own ratio no longer holds; the next one has to be asked for anew.
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
