import { useRef, useState } from 'react';
import { announcements, positionLabel } from './reorder.ts';

/** A row that was put down elsewhere; indexes count from 0 within the rows shown. */
export interface RowMove<Row> {
  /** The row. */
  readonly row: Row;
  /** Where it was. */
  readonly from: number;
  /** Where it is to be. */
  readonly to: number;
}

/** How rows are told apart and what happens when one is put down. */
export interface LiftOptions<Row> {
  /** The rows in their order. */
  rows: readonly Row[];
  /** The row's name for announcements. */
  getRowName: (row: Row) => string;
  /** Runs when a row is put down elsewhere. */
  onReorder: (move: RowMove<Row>) => void;
  /** Receives what assistive technology is to hear. */
  onAnnounce: (words: string) => void;
}

interface Lift {
  readonly from: number;
  readonly to: number;
  readonly by: 'pointer' | 'keyboard';
}

/** Holds the row that is in hand: lifts it, moves it, puts it down or back, and says so. */
export function useLift<Row>({ rows, getRowName, onReorder, onAnnounce }: LiftOptions<Row>) {
  const [lift, showLift] = useState<Lift>();
  // Pointer events may come faster than rendering: what they do rests on the latest lift, not on the one shown.
  const latest = useRef<Lift>(undefined);

  function say(kind: keyof typeof announcements, row: Row, index: number) {
    onAnnounce(announcements[kind](getRowName(row), positionLabel(index, rows.length)));
  }
  function setLift(next: Lift | undefined) {
    latest.current = next;
    showLift(next);
  }
  function start(from: number, by: Lift['by']) {
    const row = rows[from];
    if (row === undefined) return;
    setLift({ from, to: from, by });
    say('lifted', row, from);
  }
  function moveTo(to: number) {
    const { current } = latest;
    const row = rows[current?.from ?? -1];
    if (current === undefined || row === undefined || to === current.to || to < 0 || to >= rows.length) return;
    setLift({ ...current, to });
    say('moved', row, to);
  }
  function end(isKept: boolean) {
    const { current } = latest;
    const row = rows[current?.from ?? -1];
    if (current === undefined || row === undefined) return;
    setLift(undefined);
    say(isKept ? 'dropped' : 'cancelled', row, current.to);
    if (isKept && current.to !== current.from) onReorder({ row, from: current.from, to: current.to });
  }
  return { lift, latest: () => latest.current, start, moveTo, end };
}
