/** Consecutive items of a list, in its order. */
export interface ListSlice {
  readonly ids: readonly string[];
  /** The number of items before them. */
  readonly offset: number;
  readonly total: number;
  /** Whether there may be more items than the total. */
  readonly isAtLeast?: boolean;
  readonly pageSize: number;
}

/** An item next to another one. */
export interface Neighbour {
  readonly id: string;
  /** The page of the list that it is on. */
  readonly page: number;
}

/** Where an item is in a list. */
export interface ItemPosition extends Pick<ListSlice, 'total' | 'isAtLeast'> {
  /** Counted from 1. */
  readonly number: number;
  readonly previous: Neighbour | undefined;
  readonly next: Neighbour | undefined;
}

/** Finds an item in a part of a list; undefined where it is not in it. */
export function itemPosition(id: string, { ids, offset, pageSize, ...counted }: ListSlice): ItemPosition | undefined {
  const index = ids.indexOf(id);
  if (index === -1) return undefined;
  const neighbour = (at: number): Neighbour | undefined => {
    const neighbourId = ids[at];
    return neighbourId === undefined ? undefined : { id: neighbourId, page: Math.floor((offset + at) / pageSize) + 1 };
  };
  return { number: offset + index + 1, previous: neighbour(index - 1), next: neighbour(index + 1), ...counted };
}
