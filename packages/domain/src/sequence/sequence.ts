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
