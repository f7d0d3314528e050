import { createContext, type ReactNode, use, useEffect, useRef } from 'react';
import { useIsLasting } from '../Spinner/useIsLasting.ts';
import * as cards from './cardLayouts.css.ts';
import { textScaled } from './cards.ts';
import * as styles from './PagedTable.css.ts';
import { useRowMotion } from './useRowMotion.ts';
import { useTableFocus } from './useTableFocus.ts';

const NO_ROWS: readonly string[] = [];

/** Explicit roles, because some browsers drop the native ones of elements with a card layout. */
const roles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

/**
 * How the values of a row are arranged on a card: each with its label; or name, text, and a line with the inline values and
 * the actions. `flowing` has all other values below the name, one after the other. `withSide` has a value next to the name,
 * `withState` a line of its own for the state and the actions.
 */
export type CardLayout = keyof typeof cards.layouts;

export interface TableProps {
  /** The accessible name. */
  caption: string;
  /**
   * The width in pixels below which rows become cards.
   * @default 600
   */
  minWidth?: number | undefined;
  /** @default 'labelled' */
  cardLayout?: CardLayout | undefined;
  /**
   * Whether the first rows are loading.
   * @default false
   */
  isBusy?: boolean;
  /**
   * Dims the rows, because they belong to the previous page or search while the requested ones load.
   * @default false
   */
  isStale?: boolean;
  /**
   * Whether it has no rows. It then takes over the focus of its last row.
   * @default false
   */
  isEmpty?: boolean;
  /**
   * The position of values in their row: in the middle, or on the first line, for rows with lists of several lines.
   * @default 'middle'
   */
  verticalAlign?: keyof typeof styles.verticalAlignments | undefined;
  /**
   * Highlights the hovered row, because a press on it opens a page.
   * @default false
   */
  hasRowLinks?: boolean;
  /** The ids of its rows, which are animated when their order changes. */
  rowIds?: readonly string[];
  /** A `TableHead` and a `TableBody`. */
  children: ReactNode;
}

/** Milliseconds before a table that is reloaded is busy and has a thin progress bar above its rows. */
const BUSY_DELAY_MS = 300;

/** Whether the rows of the tables below are being reloaded. A context, so that the rows do not render again when it changes. */
export const RefreshingContext = createContext(false);

/** A read-only table. Its rows become cards if the columns do not fit. */
export function Table(props: TableProps) {
  const { caption, minWidth = 600, cardLayout = 'labelled', verticalAlign = 'middle', hasRowLinks = false } = props;
  const { isBusy = false, isStale = false, isEmpty = false, rowIds = NO_ROWS, children } = props;
  const ref = useRef<HTMLTableElement>(null);
  useTableFocus(ref);
  useRowMotion(ref, rowIds);
  const isRefreshing = use(RefreshingContext);
  const isLasting = useIsLasting(isStale || isRefreshing, BUSY_DELAY_MS);
  const classes = [styles.table, cards.layouts[cardLayout], styles.verticalAlignments[verticalAlign]];
  return (
    <div className={styles.frame} style={{ fontSize: textScaled(minWidth) }}>
      <table
        {...roles.table}
        ref={ref}
        className={[...classes, hasRowLinks && styles.withRowLinks].filter(Boolean).join(' ')}
        tabIndex={isEmpty ? -1 : undefined}
        aria-busy={isBusy || isStale || isLasting || undefined}
      >
        <caption className={styles.caption}>{caption}</caption>
        {children}
      </table>
      {isStale && <div className={styles.overlay} />}
      {isLasting && <div className={styles.progress} role="progressbar" aria-label="Loading" />}
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

export interface ColumnTitleProps {
  /** The width in pixels, which grows with the reader's text size. Columns without one share the rest. */
  width?: number;
  /**
   * The alignment of titles and values in their column.
   * @default 'start'
   */
  align?: 'start' | 'center' | 'end';
  children: ReactNode;
}

export function ColumnTitle({ width, align = 'start', children }: ColumnTitleProps) {
  return (
    <th
      {...roles.columnheader}
      scope="col"
      className={`${styles.columnTitle} ${styles.alignments[align]}`}
      style={{ width: width && textScaled(width) }}
    >
      {children}
    </th>
  );
}

export function TableBody({ children }: { children: ReactNode }) {
  return (
    <tbody {...roles.rowgroup} className={styles.body}>
      {children}
    </tbody>
  );
}

export interface TableRowProps {
  /** The minimum height in pixels, which makes all rows equally high. Cards ignore it. */
  height?: number | undefined;
  /**
   * Highlights the row, and focuses the link in its header unless the focus is elsewhere.
   * @default false
   */
  isMarked?: boolean;
  children: ReactNode;
}

export function TableRow({ height, isMarked = false, children }: TableRowProps) {
  const ref = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    const row = ref.current;
    const { activeElement: focused } = document;
    if (!isMarked || !(focused?.contains(row) || row?.closest('table')?.contains(focused))) return;
    row?.querySelector<HTMLElement>('[role="rowheader"] a')?.focus();
  }, [isMarked]);
  return (
    <tr {...roles.row} ref={ref} className={styles.row} style={{ height }} data-marked={isMarked || undefined}>
      {children}
    </tr>
  );
}

export interface RowGroupTitleProps {
  /** The number of columns that it spans. */
  columnCount: number;
  children: ReactNode;
}

/** The title of the rows below it, up to the next one. */
export function RowGroupTitle({ columnCount, children }: RowGroupTitleProps) {
  return (
    <tr {...roles.row} className={styles.groupRow}>
      <th {...roles.rowheader} scope="rowgroup" colSpan={columnCount} className={styles.groupTitle}>
        {children}
      </th>
    </tr>
  );
}

export interface TableCellProps extends Pick<ColumnTitleProps, 'align' | 'children'> {
  /** The column's title, which a card of the layout `labelled` shows before the value. */
  label?: string;
  /** Makes the value the name of its row for assistive technology. */
  isRowHeader?: boolean;
  /** Whether the value is a button that names itself. A card has it at the end of the last line: at most two a row, one where a value is in the area `side`. */
  isAction?: boolean;
  /**
   * Mutes an action until its row is hovered or focused, because it is repeated in each row and rarely used.
   * @default false
   */
  isQuiet?: boolean | undefined;
  /**
   * The area of a card that shows a value without its label: at the `side` of the row's name, as a text `below` it, or in
   * the next line, which holds a `number`, buttons that `move` the row and an `inline` value; a `preview` before the others;
   * `state` begins the line of the actions and excludes `side`. Each area holds one value, except `flow`, whose values
   * follow one another below the name. Left out, the value has a line of its own with its label.
   */
  onCard?: keyof typeof cards.areas | undefined;
  /**
   * Whether the value is loading. It names nothing yet.
   * @default false
   */
  isLoading?: boolean;
}

export function TableCell({ label, isLoading = false, children, ...shape }: TableCellProps) {
  const className = `${cellClass(shape)}${isLoading ? ` ${styles.loading}` : ''}`;
  const content = <div className={styles.values[shape.align ?? 'start']}>{children}</div>;
  if (shape.isRowHeader && !isLoading) {
    return (
      <th {...roles.rowheader} scope="row" className={className}>
        {content}
      </th>
    );
  }
  return (
    <td {...roles.cell} className={className} data-label={hasLabel(shape) ? label : undefined}>
      {content}
    </td>
  );
}

type CellShape = Pick<TableCellProps, 'align' | 'isRowHeader' | 'isAction' | 'isQuiet' | 'onCard'>;

/** Whether a card shows the column's title before the value. */
export function hasLabel({ isRowHeader = false, isAction = false, onCard }: CellShape): boolean {
  return !isRowHeader && !isAction && onCard === undefined;
}

function cellClass(shape: CellShape): string {
  const { align = 'start', isRowHeader, isAction, isQuiet = false, onCard } = shape;
  const area = isRowHeader ? cards.name : isAction ? styles.action : onCard ? cards.areas[onCard] : cards.labelled;
  return `${styles.cell} ${styles.alignments[align]} ${area}${isQuiet ? ` ${styles.quietAction}` : ''}`;
}
