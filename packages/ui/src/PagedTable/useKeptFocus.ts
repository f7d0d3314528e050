import type { RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';

interface Place {
  readonly element: Element;
  readonly row: number;
  readonly cell: number;
}

/**
 * Gives the focus on when what held it is gone or has been taken out of use: by deletion to the row that takes the
 * place, else to the next control of the row, and to the table itself where no row is left.
 */
export function useKeptFocus(table: RefObject<HTMLTableElement | null>): void {
  const last = useRef<Place>(undefined);

  useLayoutEffect(() => {
    function handleFocus({ target }: FocusEvent) {
      if (!(target instanceof Element)) return;
      // A dialog over the table gives the focus back, or closes in the moment in which its row goes.
      if (target === table.current || target.closest('dialog') !== table.current?.closest('dialog')) return;
      last.current = table.current?.contains(target) ? placeOf(target) : undefined;
    }
    document.addEventListener('focusin', handleFocus);
    return () => document.removeEventListener('focusin', handleFocus);
  }, [table]);

  // Before the screen is drawn, so that there is no moment without a focus.
  useLayoutEffect(() => {
    const { activeElement } = document;
    const handOn = () => handFocusOn(last.current, table.current);
    handOn();
    // A dialog that outlasts its row finds nothing to give the focus back to.
    const dialog = activeElement?.closest('dialog');
    dialog?.addEventListener('close', handOn);
    return () => dialog?.removeEventListener('close', handOn);
  });
}

function handFocusOn(place: Place | undefined, table: HTMLTableElement | null): void {
  const { activeElement, body } = document;
  if (place === undefined || ![body, place.element, table].includes(activeElement)) return;
  const { isConnected } = place.element;
  if (isConnected && !place.element.matches(':disabled')) return;
  // The row of a button that is still there may have moved.
  const from = isConnected ? placeOf(place.element) : place;
  ((from && controlNear(table?.tBodies[0], from)) ?? table)?.focus();
}

function placeOf(element: Element): Place | undefined {
  const cell = element.closest<HTMLTableCellElement>('td, th');
  const row = element.closest('tr');
  return cell === null || row === null ? undefined : { element, row: row.sectionRowIndex, cell: cell.cellIndex };
}

function controlNear(body: HTMLTableSectionElement | undefined, place: Place): HTMLElement | undefined {
  const row = body?.rows[Math.min(place.row, body.rows.length - 1)];
  const cells = [...(row?.cells ?? [])];
  const controls = [...cells.slice(place.cell), ...cells.slice(0, place.cell)].map((cell) =>
    cell.querySelector<HTMLElement>('button:not(:disabled), a[href]'),
  );
  return controls.find((control) => control !== null) ?? undefined;
}
