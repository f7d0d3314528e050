import type { RefObject } from 'react';
import { useFocusHandover } from '../FocusHandover/index.ts';

interface Position {
  readonly row: number;
  readonly cell: number;
}

/**
 * Moves the focus when the focused element of a table is removed or disabled: after a deletion to the row that takes its
 * position, else to the next control of the row or of another one, and to the table itself if there is none.
 */
export function useTableFocus(table: RefObject<HTMLTableElement | null>): void {
  useFocusHandover(table, (element) => {
    const position = positionOf(element);
    return () => {
      // The row of a remaining button may have moved.
      const from = element.isConnected ? positionOf(element) : position;
      const next = (from && controlNear(table.current?.tBodies[0], from)) ?? table.current;
      // It is not focusable before, so that a click in it does not focus it.
      if (next && next === table.current) next.tabIndex = -1;
      next?.focus();
    };
  });
}

function positionOf(element: Element): Position | undefined {
  const cell = element.closest<HTMLTableCellElement>('td, th');
  const row = element.closest('tr');
  return cell && row ? { row: row.sectionRowIndex, cell: cell.cellIndex } : undefined;
}

/** The next control of the row; without one, that of a row after it or before it. */
function controlNear(body: HTMLTableSectionElement | undefined, position: Position): HTMLElement | undefined {
  const rows = [...(body?.rows ?? [])];
  const from = Math.min(position.row, rows.length - 1);
  const cells = [...rows.slice(from), ...rows.slice(0, from).reverse()].flatMap((row, distance) => {
    const first = distance === 0 ? position.cell : 0;
    const all = [...row.cells];
    return [...all.slice(first), ...all.slice(0, first)];
  });
  for (const cell of cells) {
    const control = cell.querySelector<HTMLElement>('button:not(:disabled), a[href]');
    if (control) return control;
  }
  return undefined;
}
