import type { RefObject } from 'react';
import { useEffect, useState } from 'react';

/** Tells whether an element's content is wider, or higher, than the element, now and whenever its size changes. */
export function useOverflow(ref: RefObject<HTMLElement | null>, side: 'width' | 'height' = 'width'): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (element === null || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() =>
      setOverflows(
        side === 'width'
          ? element.scrollWidth > element.clientWidth
          : // A line box may be a pixel higher than its line.
            element.scrollHeight > element.clientHeight + 1,
      ),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, side]);
  return overflows;
}
