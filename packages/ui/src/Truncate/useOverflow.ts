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

/** Whether the text of an element overflows it, updated when the text or the size of the element changes. */
export function useOverflow(ref: RefObject<HTMLElement | null>, text: string, side: 'width' | 'height'): boolean {
  const [overflows, setOverflows] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text may have the same size, and is measured when its observer begins.
  useEffect(() => {
    const element = ref.current;
    if (element === null || observer === undefined) return;
    listeners.set(element, () => setOverflows(isCut(element, side)));
    observer.observe(element);
    return () => observer.unobserve(element);
  }, [ref, text, side]);
  return overflows;
}
