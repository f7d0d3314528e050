/** Moves one place: 1 is up (earlier in the list), -1 is down (rule A9). */
export type SequenceAction = 1 | -1;

export const MOVE_UP = 1 satisfies SequenceAction;
export const MOVE_DOWN = -1 satisfies SequenceAction;

/** Takes the row at one index (from 0) to another; an index outside the list changes nothing. */
export function movedTo<Row>(list: readonly Row[], from: number, to: number): readonly Row[] {
  const row = list.slice(from, from + 1);
  const isInside = from in list && to in list;
  return isInside ? list.toSpliced(from, 1).toSpliced(to, 0, ...row) : list;
}

/** Swaps the row at the index with its neighbour; a move over an edge gives the same list back (rule B12). */
export function moved<Row>(list: readonly Row[], index: number, action: SequenceAction): readonly Row[] {
  return movedTo(list, index, index - action);
}
