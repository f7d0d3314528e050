import { useEffect, useRef } from 'react';
import { GripIcon } from '../Icon/index.ts';
import { grip, lifted } from './ReorderableRows.css.ts';
import type { Column } from './TableParts.tsx';
import { Rows } from './TableParts.tsx';
import type { RowMove } from './useLift.ts';
import { useRowReorder } from './useRowReorder.ts';

/** How rows are given another order. */
export interface RowOrder<Row> {
  /** The row's name, which its grip and the announcements use. */
  getRowName: (row: Row) => string;
  /** Runs when a row is put down elsewhere. */
  onReorder: (move: RowMove<Row>) => void;
}

/** The column of grips. */
export const gripColumn = { id: 'grip', header: 'Move', width: 76 } as const;

/** What the rows show and how they move. */
export interface ReorderableRowsProps<Row> extends RowOrder<Row> {
  /** The columns besides the grips. */
  columns: readonly Column<Row>[];
  /** The rows in their order. */
  rows: readonly Row[];
  /** Gives what tells a row apart from all others. */
  getRowId: (row: Row) => string;
  /** Receives what assistive technology is to hear. */
  onAnnounce: (words: string) => void;
}

/** Rows with a grip each: dragged by the pointer, or moved by keyboard, and announced either way. */
export function ReorderableRows<Row>(props: ReorderableRowsProps<Row>) {
  const { columns, rows, getRowId, getRowName, onReorder, onAnnounce } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const reorder = useRowReorder({ rows, body, getRowName, onReorder, onAnnounce });
  const liftedId = reorder.liftedRow === undefined ? undefined : getRowId(reorder.liftedRow);

  // A row that moves in the document loses the focus and may leave the window.
  useEffect(() => {
    if (liftedId === undefined) return;
    const handle = body.current?.querySelector<HTMLElement>(`.${lifted} .${grip}`);
    if (handle !== document.activeElement) handle?.focus({ preventScroll: true });
    handle?.scrollIntoView?.({ block: 'nearest' });
  });

  const withGrip: readonly Column<Row>[] = [
    {
      ...gripColumn,
      cell: (row) => (
        <button
          type="button"
          className={grip}
          aria-label={`Move ${getRowName(row)}`}
          aria-pressed={getRowId(row) === liftedId}
          onKeyDown={(event) => reorder.handleKeyDown(event, reorder.shown.indexOf(row))}
          onPointerDown={(event) => reorder.handlePointerDown(event, rows.indexOf(row))}
        >
          <GripIcon />
        </button>
      ),
    },
    ...columns,
  ];
  return (
    <Rows
      ref={body}
      columns={withGrip}
      rows={reorder.shown}
      getRowId={getRowId}
      getRowClass={(row) => (getRowId(row) === liftedId ? lifted : undefined)}
    />
  );
}
