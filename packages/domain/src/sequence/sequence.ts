/** 1 moves up (earlier in the list), -1 moves down. */
export type SequenceAction = 1 | -1;

export const MOVE_UP = 1 satisfies SequenceAction;
export const MOVE_DOWN = -1 satisfies SequenceAction;

/** Moves a row to another index; an index outside the list changes nothing. */
export function movedTo<Row>(list: readonly Row[], from: number, to: number): readonly Row[] {
  const row = list.slice(from, from + 1);
  const isInside = from in list && to in list;
  return isInside ? list.toSpliced(from, 1).toSpliced(to, 0, ...row) : list;
}

/** Swaps a row with its neighbour; a move beyond the list returns the same list. */
export function moved<Row>(list: readonly Row[], index: number, action: SequenceAction): readonly Row[] {
  return movedTo(list, index, index - action);
}

/** What is known about a row that left a list. */
export interface FormerPlace {
  readonly row: string;
  /** All rows in their order when it was there, itself included. */
  readonly order: readonly string[];
}

/**
 * Returns the index at which a row goes back into a list, between the rows that it was between. Rows that were added since do
 * not count. Null if the order has changed so that its place is not certain.
 */
export function indexBack(
  list: readonly string[],
  { row, order }: FormerPlace,
  isAdded: (id: string) => boolean = () => false,
): number | null {
  const place = order.indexOf(row);
  const [before, after] = [new Set(order.slice(0, place)), new Set(order.slice(place + 1))];
  const start = list.findLastIndex((id) => before.has(id)) + 1;
  const end = list.findIndex((id) => after.has(id));
  const between = list.slice(start, end < 0 ? list.length : end);
  return (end < 0 || start <= end) && between.every(isAdded) ? start : null;
}
