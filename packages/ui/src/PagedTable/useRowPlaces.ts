import { useLayoutEffect, useRef } from 'react';

/** The places of rows by id: keys of the elements that show them. */
type Places = ReadonlyMap<string, number>;

/**
 * The places of the rows of a page. A page without a row of the one before it takes its places, so that the browser
 * changes texts instead of making elements. Otherwise rows that stay keep theirs wherever they are, and others get new
 * ones.
 */
export function placesOf(ids: readonly string[], before: Places): Places {
  const used = [...before.values()];
  const next = Math.max(-1, ...used) + 1;
  const isOtherPage = !ids.some((id) => before.has(id));
  return new Map(ids.map((id, index) => [id, (isOtherPage ? used[index] : before.get(id)) ?? next + index]));
}

/** The places of the rows of the visible page. */
export function useRowPlaces(ids: readonly string[]): Places {
  const shown = useRef<Places>(new Map());
  const places = placesOf(ids, shown.current);
  useLayoutEffect(() => {
    shown.current = places;
  });
  return places;
}
