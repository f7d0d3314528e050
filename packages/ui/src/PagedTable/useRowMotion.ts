import { type RefObject, useLayoutEffect, useRef } from 'react';
import { vars } from '../theme/contract.css.ts';
import { motion } from '../theme/scale.ts';

const MOVE_MS = Number.parseInt(motion.normal, 10);
const TINT_MS = 1200;

/** Animates rows to their new positions when the same rows are reordered, and highlights the moved one. */
export function useRowMotion(table: RefObject<HTMLTableElement | null>, ids: readonly string[]): void {
  const previous = useRef(ids);
  useLayoutEffect(() => {
    const before = previous.current;
    previous.current = ids;
    const moved = movedRange(before, ids);
    const body = table.current?.tBodies[0];
    if (moved === undefined || !body || !isMotionAllowed()) return;
    const rows = new Map(ids.slice(...moved).map((id, index) => [id, body.rows[moved[0] + index]]));
    // Each row moves from where it was: below the rows that were before it, which have the same heights now.
    let top = body.rows[moved[0]]?.getBoundingClientRect().top ?? 0;
    const shifts = before.slice(...moved).map((id) => {
      const box = rows.get(id)?.getBoundingClientRect();
      const shift = { row: rows.get(id), by: top - (box?.top ?? top) };
      top += box?.height ?? 0;
      return shift;
    });
    for (const { row, by } of shifts) {
      row?.animate({ transform: [`translateY(${by}px)`, 'none'] }, { duration: MOVE_MS, easing: motion.ease });
    }
    const focused = document.activeElement?.closest('tr');
    const farthest = Math.max(...shifts.map(({ by }) => Math.abs(by)));
    const candidates = shifts.filter(({ by }) => Math.abs(by) === farthest);
    const { row } = candidates.find((one) => one.row === focused) ?? candidates[0] ?? {};
    row?.animate({ backgroundColor: [vars.colour.accentSoft, 'transparent'] }, TINT_MS);
  }, [ids, table]);
}

function isMotionAllowed(): boolean {
  return 'animate' in Element.prototype && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Returns start and end of the positions whose rows differ; undefined if other rows were added or removed. */
export function movedRange(before: readonly string[], after: readonly string[]): [number, number] | undefined {
  const start = after.findIndex((id, index) => id !== before[index]);
  if (start < 0 || before.length !== after.length) return undefined;
  const end = after.findLastIndex((id, index) => id !== before[index]) + 1;
  const moved = new Set(after.slice(start, end));
  return before.slice(start, end).every((id) => moved.has(id)) ? [start, end] : undefined;
}
