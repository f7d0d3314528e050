import { type ReactNode, useRef } from 'react';
import { useOverflow } from '../Truncate/index.ts';
import * as styles from './PagedTable.css.ts';
import { useKeptFocus } from './useKeptFocus.ts';

/** Says again what the elements mean, because a card layout takes that meaning away in some browsers. */
const roles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

/** What a table is called, and how far it has come. */
export interface TableProps {
  /** Its name for assistive technology. */
  caption: string;
  /** Below this width in pixels it scrolls sideways in its own frame rather than squeeze its columns. */
  minWidth?: number;
  /**
   * Rows are on their way.
   * @default false
   */
  isBusy?: boolean;
  /**
   * Veils the rows: they are those of the page before.
   * @default false
   */
  isStale?: boolean;
  /**
   * It has no rows, and takes the focus that its last one had.
   * @default false
   */
  isEmpty?: boolean;
  /** A `TableHead` and a `TableBody`. */
  children: ReactNode;
}

/** A table of rows to read, which become cards below 640 px. */
export function Table({ caption, minWidth, isBusy = false, isStale = false, isEmpty = false, children }: TableProps) {
  const ref = useRef<HTMLTableElement>(null);
  useKeptFocus(ref);
  return (
    <TableFrame caption={caption}>
      <table
        {...roles.table}
        ref={ref}
        className={styles.table}
        style={{ minWidth }}
        tabIndex={isEmpty ? -1 : undefined}
        aria-busy={isBusy || isStale || undefined}
      >
        <caption className={styles.caption}>{caption}</caption>
        {children}
      </table>
      {isStale && <div className={styles.veil} />}
    </TableFrame>
  );
}

/** Scrolls a table sideways where there is no room, by keyboard too. */
export function TableFrame({ caption, children }: Pick<TableProps, 'caption' | 'children'>) {
  const ref = useRef<HTMLDivElement>(null);
  const isScrolling = useOverflow(ref);
  return (
    <div
      ref={ref}
      className={styles.scroller}
      {...(isScrolling && { role: 'region', 'aria-label': caption, tabIndex: 0 })}
    >
      {children}
    </div>
  );
}

/** The row of column titles. */
export function TableHead({ children }: { children: ReactNode }) {
  return (
    <thead {...roles.rowgroup} className={styles.head}>
      <tr {...roles.row} className={styles.row}>
        {children}
      </tr>
    </thead>
  );
}

/** What a column is called, and its shape. */
export interface ColumnTitleProps {
  /** The width in pixels; columns without one share the rest, so that paging shifts nothing. */
  width?: number;
  /**
   * Where values stand in the column.
   * @default 'start'
   */
  align?: 'start' | 'center' | 'end';
  children: ReactNode;
}

/** The title of a column. */
export function ColumnTitle({ width, align = 'start', children }: ColumnTitleProps) {
  return (
    <th
      {...roles.columnheader}
      scope="col"
      className={`${styles.columnTitle} ${styles.alignments[align]}`}
      style={{ width }}
    >
      {children}
    </th>
  );
}

/** The rows. */
export function TableBody({ children }: { children: ReactNode }) {
  return (
    <tbody {...roles.rowgroup} className={styles.body}>
      {children}
    </tbody>
  );
}

/** A row, or a card below 640 px. */
export function TableRow({ children }: { children: ReactNode }) {
  return (
    <tr {...roles.row} className={styles.row}>
      {children}
    </tr>
  );
}

/** A value, and what it is to its row. */
export interface TableCellProps extends Pick<ColumnTitleProps, 'align' | 'children'> {
  /** The column's title, which stands before the value on a card. */
  label?: string;
  /** Makes the value the name of its row for assistive technology. */
  isRowHeader?: boolean;
  /** Says that the value is a control that names itself; on a card it stands beside its like, without a label. */
  isAction?: boolean;
}

/** A value in a row. */
export function TableCell({ label, align = 'start', isRowHeader = false, isAction = false, children }: TableCellProps) {
  const content = <div className={styles.values[align]}>{children}</div>;
  if (isRowHeader) {
    return (
      <th {...roles.rowheader} scope="row" className={cellClass(align, isAction)}>
        {content}
      </th>
    );
  }
  return (
    <td {...roles.cell} className={cellClass(align, isAction)} data-label={isAction ? undefined : label}>
      {content}
    </td>
  );
}

/** The look of a value in its column. */
export function cellClass(align: NonNullable<ColumnTitleProps['align']>, isAction: boolean): string {
  return [styles.cell, styles.alignments[align], isAction && styles.actionCell].filter(Boolean).join(' ');
}
