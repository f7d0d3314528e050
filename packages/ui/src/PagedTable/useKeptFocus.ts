import type { RefObject } from 'react';
import { useFocusHandover } from '../FocusHandover/index.ts';

interface Place {
  readonly row: number;
  readonly cell: number;
}

/**
 * Hands the focus over when what has it in a table is gone or out of use: by deletion to the row that takes the place,
 * else to the next control of the row, and to the table itself where no row is left.
 */
export function useKeptFocus(table: RefObject<HTMLTableElement | null>): void {
  useFocusHandover(table, (element) => {
    const place = placeOf(element);
    return () => {
      // The row of a button that is still there may have moved.
      const from = element.isConnected ? placeOf(element) : place;
      ((from && controlNear(table.current?.tBodies[0], from)) ?? table.current)?.focus();
    };
  });
}

function placeOf(element: Element): Place | undefined {
  const cell = element.closest<HTMLTableCellElement>('td, th');
  const row = element.closest('tr');
  return cell && row ? { row: row.sectionRowIndex, cell: cell.cellIndex } : undefined;
}

function controlNear(body: HTMLTableSectionElement | undefined, place: Place): HTMLElement | undefined {
  const row = body?.rows[Math.min(place.row, body.rows.length - 1)];
  const cells = [...(row?.cells ?? [])];
  const controls = [...cells.slice(place.cell), ...cells.slice(0, place.cell)].map((cell) =>
    cell.querySelector<HTMLElement>('button:not(:disabled), a[href]'),
  );
  return controls.find((control) => control !== null) ?? undefined;
}
