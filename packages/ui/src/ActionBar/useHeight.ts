import { type RefCallback, useCallback } from 'react';

/** The custom property of the page with the height of its lowest bar, which notifications do not cover. */
export const ACTION_BAR_HEIGHT = '--action-bar-height';

/** Returns a ref that keeps `ACTION_BAR_HEIGHT` up to date: on a narrow page, the buttons of a bar wrap. */
export function useHeight(): RefCallback<HTMLElement> {
  return useCallback((bar) => {
    if (bar === null || typeof ResizeObserver === 'undefined') return undefined;
    const { style } = document.documentElement;
    const sizes = new ResizeObserver(() => style.setProperty(ACTION_BAR_HEIGHT, `${bar.offsetHeight}px`));
    sizes.observe(bar);
    return () => {
      sizes.disconnect();
      style.removeProperty(ACTION_BAR_HEIGHT);
    };
  }, []);
}
