import { type RefObject, useLayoutEffect, useState } from 'react';

/** Fields that can be edited. Those behind a dialog are inert. */
const FIELDS = ':is(input:not([type="hidden"]), textarea, select):not(:disabled, [inert] *)';

const GAP = 8;

/**
 * Returns the offset in pixels at which the list of notifications covers no field; 0 if it covers none at the start, or
 * if there is no such place. Measured again when the notifications change, and when the page scrolls or is resized.
 */
export function useFreeOffset(ref: RefObject<HTMLElement | null>, notifications: readonly unknown[]): number {
  const [offset, setOffset] = useState(0);
  useLayoutEffect(() => {
    if (notifications.length === 0) return undefined;
    function measure() {
      const list = ref.current?.getBoundingClientRect();
      const region = ref.current?.parentElement?.getBoundingClientRect();
      if (!list || !region) return;
      const fields = [...document.querySelectorAll(FIELDS)]
        .map((field) => field.getBoundingClientRect())
        .filter(({ left, right }) => right > list.left && left < list.right);
      setOffset(freeOffset(fields, region, list.height));
    }
    measure();
    const listening = new AbortController();
    const options = { signal: listening.signal, passive: true, capture: true };
    window.addEventListener('scroll', measure, options);
    window.addEventListener('resize', measure, options);
    return () => listening.abort();
  }, [ref, notifications]);
  return offset;
}

interface Extent {
  readonly top: number;
  readonly bottom: number;
}

/** Returns the first offset in a region at which a box of a height covers none of the fields, in pixels. */
export function freeOffset(fields: readonly Extent[], region: Extent, height: number): number {
  let start = region.top;
  for (const { top, bottom } of fields.toSorted((one, other) => one.top - other.top)) {
    if (bottom + GAP > start && top - GAP < start + height) start = bottom + GAP;
  }
  return start + height > region.bottom ? 0 : start - region.top;
}
