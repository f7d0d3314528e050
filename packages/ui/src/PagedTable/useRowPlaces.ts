import { useLayoutEffect, useRef } from 'react';

/**
 * The places of the rows of the visible page by their ids: keys of the elements that show them. A page without a row of
 * the one before it takes its places, so that the browser changes texts instead of making elements. Otherwise rows that
 * stay keep theirs wherever they are, and others get new ones.
 */
export function useRowPlaces(ids: readonly string[]): ReadonlyMap<string, number> {
  const shown = useRef(new Map<string, number>());
  const before = shown.current;
  const used = [...before.values()];
  const next = Math.max(0, ...used) + 1;
  const hasStaying = ids.some((id) => before.has(id));
  const places = new Map(ids.map((id, index) => [id, (hasStaying ? before.get(id) : used[index]) ?? next + index]));
  useLayoutEffect(() => {
    shown.current = places;
  });
  return places;
}
