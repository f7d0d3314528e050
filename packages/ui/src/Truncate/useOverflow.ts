import type { RefObject } from 'react';
import { useEffect, useState } from 'react';
import { isCut } from './isCut.ts';

/** What is done when an element's size has changed. */
const listeners = new WeakMap<Element, () => void>();

/** One for all elements: a table has an element or two in each row, and an observer costs more than what it tells. */
const observer =
  typeof ResizeObserver === 'undefined'
    ? undefined
    : new ResizeObserver((entries) => {
        for (const { target } of entries) listeners.get(target)?.();
      });

/** Tells whether an element's content is wider, or higher, than the element, now and whenever its size changes. */
export function useOverflow(ref: RefObject<HTMLElement | null>, side: 'width' | 'height' = 'width'): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (element === null || observer === undefined) return;
    listeners.set(element, () => setOverflows(isCut(element, side)));
    observer.observe(element);
    return () => observer.unobserve(element);
  }, [ref, side]);
  return overflows;
}
