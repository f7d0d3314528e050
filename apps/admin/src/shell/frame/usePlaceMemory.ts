import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** How long a page that is gone back to may take to have its rows again, in milliseconds. */
const PATIENCE_MS = 2000;

interface Place {
  /** How far the page was scrolled, in pixels. */
  scroll: number;
  /** A selector of what had the focus, if it can be told apart. */
  focus: string | undefined;
}

/**
 * Puts scroll and focus back where they were when a page is gone back to, and to the start of the page when a new one
 * is opened, by signing in too. A change of the query alone, such as paging, leaves both where they are.
 */
export function usePlaceMemory(): void {
  const { key, pathname } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const places = useRef(new Map<string, Place>());
  // A page opened by its address keeps the focus and scroll position that the browser gave it.
  const shown = useRef(isBack ? { key, pathname } : { key: '', pathname: '' });

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const place = () => placeOf(places.current, shown.current.key);
    const handleScroll = () => {
      place().scroll = window.scrollY;
    };
    const handleFocus = ({ target }: FocusEvent) => {
      place().focus = target instanceof Element ? selectorOf(target) : undefined;
    };
    window.addEventListener('scroll', handleScroll, { passive: true });
    document.addEventListener('focusin', handleFocus);
    return () => {
      window.removeEventListener('scroll', handleScroll);
      document.removeEventListener('focusin', handleFocus);
    };
  }, []);

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { key, pathname };
    // A copy, as what is remembered changes with the focus that is given below.
    const known = isBack ? structuredClone(places.current.get(key)) : undefined;
    if (before.key === key) return undefined;
    if (before.pathname !== pathname && known?.focus === undefined) {
      document.getElementById('content')?.focus({ preventScroll: true });
    }
    if (known) return putBack(known);
    if (before.pathname !== pathname) window.scrollTo(0, 0);
    return undefined;
  }, [key, pathname, isBack]);
}

function placeOf(places: Map<string, Place>, key: string): Place {
  const place = places.get(key) ?? { scroll: 0, focus: undefined };
  places.set(key, place);
  return place;
}

/** Tells an element apart by what its row gives it: an address or a name. */
function selectorOf(element: Element): string | undefined {
  for (const attribute of ['aria-label', 'href', 'name']) {
    const value = element.getAttribute(attribute);
    if (value) return `${element.localName}[${attribute}="${CSS.escape(value)}"]`;
  }
  return undefined;
}

/** Tries until the page has its rows again, or somebody does something else. */
function putBack({ scroll, focus }: Place): () => void {
  const end = performance.now() + PATIENCE_MS;
  const listening = new AbortController();
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    listening.abort();
  };
  for (const event of ['pointerdown', 'wheel', 'keydown', 'touchstart']) {
    window.addEventListener(event, stop, { signal: listening.signal, passive: true });
  }
  function attempt() {
    window.scrollTo(0, scroll);
    const target = focus === undefined ? null : document.querySelector<HTMLElement>(focus);
    target?.focus({ preventScroll: true });
    // Behind a dialog nothing takes the focus until that has closed.
    const isFocused = focus === undefined || (target !== null && target === document.activeElement);
    const isDone = Math.abs(window.scrollY - scroll) < 2 && isFocused;
    if (isDone || performance.now() > end) stop();
    else frame = requestAnimationFrame(attempt);
  }
  attempt();
  return stop;
}
