import { startTransition, useEffect, useState } from 'react';

/** As many rows as a window shows. */
const AT_ONCE = 16;

/**
 * Tells how many rows, from the first one, are to be drawn whole: at first those that can be seen, and the others, whose
 * names are enough meanwhile, as soon as there is time beside what somebody does.
 */
export function useWholeLater(count: number): number {
  const [isWhole, setIsWhole] = useState(count <= AT_ONCE);
  useEffect(() => startTransition(() => setIsWhole(true)), []);
  return isWhole ? count : AT_ONCE;
}
