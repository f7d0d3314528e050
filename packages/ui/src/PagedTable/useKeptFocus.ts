import type { RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';

interface Place {
  readonly element: Element;
  readonly row: number;
  readonly cell: number;
}

/** Gives the focus to the row that took its place when the row that held it is gone, by deletion say. */
export function useKeptFocus(table: RefObject<HTMLTableElement | null>): void {
  const last = useRef<Place>(undefined);

  useLayoutEffect(() => {
    function handleFocus({ target }: FocusEvent) {
      last.current = target instanceof Element && table.current?.contains(target) ? placeOf(target) : undefined;
    }
    document.addEventListener('focusin', handleFocus);
    return () => document.removeEventListener('focusin', handleFocus);
  }, [table]);

  // Before the screen is drawn, so that there is no moment without a focus.
  useLayoutEffect(() => {
    const place = last.current;
    if (place === undefined || place.element.isConnected || document.activeElement !== document.body) return;
    controlNear(table.current?.tBodies[0], place)?.focus();
  });
}

function placeOf(element: Element): Place | undefined {
  const cell = element.closest<HTMLTableCellElement>('td, th');
  const row = element.closest('tr');
  return cell === null || row === null ? undefined : { element, row: row.sectionRowIndex, cell: cell.cellIndex };
}

function controlNear(body: HTMLTableSectionElement | undefined, place: Place): HTMLElement | null {
  const row = body?.rows[Math.min(place.row, body.rows.length - 1)];
  const usable = 'button:not(:disabled), a[href]';
  return row?.cells[place.cell]?.querySelector<HTMLElement>(usable) ?? row?.querySelector<HTMLElement>(usable) ?? null;
}
