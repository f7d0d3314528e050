import { type RefObject, useLayoutEffect, useState } from 'react';

/** Inner size of an element in CSS pixels, without its scrollbars. */
export interface ElementSize {
  readonly width: number;
  readonly height: number;
}

/** Follows the inner size of an element. */
export function useElementSize(element: RefObject<HTMLElement | null>): ElementSize {
  const [size, setSize] = useState<ElementSize>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const watched = element.current;
    if (watched === null) return;
    const measure = () => setSize({ width: watched.clientWidth, height: watched.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
