import { useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import {
  Cell,
  Column as ColumnTitle,
  Table,
  TableBody,
  TableHeader,
  Row as TableRow,
} from 'react-aria-components/Table';
import { DropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { EmptyState } from '../EmptyState/index.ts';
import { GripIcon } from '../Icon/index.ts';
import { type Column, leastWidth } from '../PagedTable/Column.ts';
import { withText } from '../PagedTable/cards.ts';
import * as look from '../PagedTable/PagedTable.css.ts';
import { cellClass, hasLabel, TableFrame } from '../PagedTable/Table.tsx';
import { useKeptFocus } from '../PagedTable/useKeptFocus.ts';
import * as styles from './ReorderableTable.css.ts';

/** A row that is given another place. */
export interface RowMove {
  /** What tells the row apart. */
  readonly id: string;
  /** The place that it is to have, from 0. */
  readonly to: number;
}

/** What a table lists in an order of its own. */
export interface ReorderableTableProps<Row> {
  /** The table's name for assistive technology. */
  caption: string;
  /** The columns besides the one of the grips. */
  columns: readonly Column<Row>[];
  /** The rows in their order. */
  rows: readonly Row[];
  /** Gives what tells a row apart from all others. */
  getRowId: (row: Row) => string;
  /** The row's name, which its grip and the announcements use. */
  getRowName: (row: Row) => string;
  /** Runs when a row is put down elsewhere. */
  onMove: (move: RowMove) => void;
  /** What is said when there are no rows. */
  emptyText: string;
}

const gripColumn = { id: 'grip', header: 'Move', width: 60 } as const;

/** Lists rows whose order people set: dragged by pointer or touch, or moved by keyboard, and announced either way. */
export function ReorderableTable<Row>(props: ReorderableTableProps<Row>) {
  const { caption, columns, rows, getRowId, getRowName, onMove, emptyText } = props;
  const ref = useRef<HTMLTableElement>(null);
  useKeptFocus(ref);
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (ids) => [...ids].map((id) => ({ 'text/plain': String(id) })),
    onReorder({ keys: [id], target }) {
      const others = rows.map(getRowId).filter((other) => other !== id);
      const to = others.indexOf(String(target.key)) + (target.dropPosition === 'after' ? 1 : 0);
      onMove({ id: String(id), to });
    },
    renderDropIndicator: (target) => <DropIndicator target={target} className={styles.dropIndicator} />,
  });
  const allColumns: readonly Column<Row>[] = [
    {
      ...gripColumn,
      cell: (row) => (
        <Button slot="drag" className={styles.grip} aria-label={`Move ${getRowName(row)}`}>
          <GripIcon />
        </Button>
      ),
    },
    ...columns,
  ];
  return (
    <div className={look.frame}>
      <TableFrame leastWidth={leastWidth(allColumns)}>
        <Table ref={ref} aria-label={caption} className={look.table} dragAndDropHooks={dragAndDropHooks}>
          <TableHeader className={look.head}>
            {allColumns.map(({ id, header, width, align = 'start', isRowHeader = false }) => (
              <ColumnTitle
                key={id}
                id={id}
                isRowHeader={isRowHeader}
                className={`${look.columnTitle} ${look.alignments[align]}`}
                style={{ width: width && withText(width) }}
              >
                {header}
              </ColumnTitle>
            ))}
          </TableHeader>
          <TableBody className={look.body}>
            {rows.map((row) => (
              <TableRow
                key={getRowId(row)}
                id={getRowId(row)}
                textValue={getRowName(row)}
                className={`${look.row} ${styles.row}`}
              >
                {allColumns.map(({ id, header, cell, ...shape }) => (
                  <Cell
                    key={id}
                    focusMode={id === gripColumn.id ? 'cell' : 'child'}
                    className={cellClass(shape)}
                    data-label={hasLabel(shape) ? header : undefined}
                  >
                    <div className={look.values[shape.align ?? 'start']}>{cell(row)}</div>
                  </Cell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableFrame>
      {rows.length === 0 && <EmptyState title={emptyText} />}
    </div>
  );
}
