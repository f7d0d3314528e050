import { useEffect, useLayoutEffect, useRef } from 'react';
import { useHostLocation, useIsBack } from '../Host/index.ts';

/** Time limit for the element to appear again, in milliseconds. */
const TIMEOUT_MS = 2000;

/**
 * Focuses the main element of a new page, and after 'back' the element that was focused there. A change of the query
 * string only, such as paging, does not move the focus. Routers restore the scroll position.
 */
export function useFocusRestoration(): void {
  const { key, path } = useHostLocation();
  const isBack = useIsBack();
  const selectors = useRef(new Map<string, string | undefined>());
  // A page opened by its URL keeps the focus that the browser gave it.
  const page = useRef(isBack ? { key, path } : { key: '', path: '' });

  useEffect(() => {
    const handleFocus = ({ target }: FocusEvent) => {
      selectors.current.set(page.current.key, target instanceof Element ? selectorOf(target) : undefined);
    };
    document.addEventListener('focusin', handleFocus);
    return () => document.removeEventListener('focusin', handleFocus);
  }, []);

  useLayoutEffect(() => {
    const previous = page.current;
    page.current = { key, path };
    if (previous.key === key) return undefined;
    const selector = isBack ? selectors.current.get(key) : undefined;
    if (selector !== undefined) return focusOnceShown(selector);
    if (previous.path === path) return undefined;
    const focused = document.activeElement;
    afterPaint(() => {
      // The page or the user may have moved the focus since.
      if (document.activeElement === focused) document.getElementById('content')?.focus({ preventScroll: true });
    });
    return undefined;
  }, [key, path, isBack]);
}

/** Runs after the next frame. Focusing needs the layout of the new page, which the frame computes anyway. */
function afterPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}

/** A selector by accessible name, link or field name, to find the element in a new render. */
function selectorOf(element: Element): string | undefined {
  for (const attribute of ['aria-label', 'href', 'name']) {
    const value = element.getAttribute(attribute);
    if (value) return `${element.localName}[${attribute}="${CSS.escape(value)}"]`;
  }
  return undefined;
}

/** Retries until the page has loaded its rows, a dialog has closed, or the user does something else. */
function focusOnceShown(selector: string): () => void {
  const end = performance.now() + TIMEOUT_MS;
  const listeners = new AbortController();
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    listeners.abort();
  };
  for (const event of ['pointerdown', 'wheel', 'keydown', 'touchstart']) {
    window.addEventListener(event, stop, { signal: listeners.signal, passive: true });
  }
  function attempt() {
    const element = document.querySelector<HTMLElement>(selector);
    element?.focus({ preventScroll: true });
    const isFocused = element !== null && element === document.activeElement;
    if (isFocused || performance.now() > end) stop();
    else frame = requestAnimationFrame(attempt);
  }
  attempt();
  return stop;
}
