import type { RefObject } from 'react';
import { useEffect, useState } from 'react';
import { isCut } from './isCut.ts';

/** The resize callbacks by element. */
const listeners = new WeakMap<Element, () => void>();

/** Shared by all elements, because a table has one or two in each row and an observer is expensive. */
const observer =
  typeof ResizeObserver === 'undefined'
    ? undefined
    : new ResizeObserver((entries) => {
        for (const { target } of entries) listeners.get(target)?.();
      });

/** Whether the content of an element overflows it, updated when its size changes. */
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
