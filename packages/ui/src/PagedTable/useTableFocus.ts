import type { RefObject } from 'react';
import { useFocusHandover } from '../FocusHandover/index.ts';

interface Position {
  readonly row: number;
  readonly cell: number;
}

/**
 * Moves the focus when the focused element of a table is removed or disabled: after a deletion to the row that takes its
 * position, else to the next control of the row, and to the table itself if no row is left.
 */
export function useTableFocus(table: RefObject<HTMLTableElement | null>): void {
  useFocusHandover(table, (element) => {
    const position = positionOf(element);
    return () => {
      // The row of a remaining button may have moved.
      const from = element.isConnected ? positionOf(element) : position;
      ((from && controlNear(table.current?.tBodies[0], from)) ?? table.current)?.focus();
    };
  });
}

function positionOf(element: Element): Position | undefined {
  const cell = element.closest<HTMLTableCellElement>('td, th');
  const row = element.closest('tr');
  return cell && row ? { row: row.sectionRowIndex, cell: cell.cellIndex } : undefined;
}

function controlNear(body: HTMLTableSectionElement | undefined, position: Position): HTMLElement | undefined {
  const row = body?.rows[Math.min(position.row, body.rows.length - 1)];
  const cells = [...(row?.cells ?? [])];
  const controls = [...cells.slice(position.cell), ...cells.slice(0, position.cell)].map((cell) =>
    cell.querySelector<HTMLElement>('button:not(:disabled), a[href]'),
  );
  return controls.find((control) => control !== null) ?? undefined;
}
