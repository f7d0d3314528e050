import { createContext, type ReactNode, use, useEffect, useRef } from 'react';
import { say } from '../language/index.ts';
import { useIsLasting } from '../Spinner/useIsLasting.ts';
import * as cards from './cardPlaces.css.ts';
import { textScaled } from './cards.ts';
import * as styles from './PagedTable.css.ts';
import { useTableFocus } from './useTableFocus.ts';

/** Explicit roles, because some browsers drop the native ones of elements with a card layout. */
const roles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

export interface TableProps {
  /** The target of a SkipLink. */
  id?: string | undefined;
  /** The accessible name. */
  caption: string;
  /**
   * The width in pixels below which rows become cards.
   * @default 600
   */
  minWidth?: number | undefined;
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
   * The position of values in their row: in the middle, or on the first line, for rows with lists of several lines.
   * @default 'middle'
   */
  verticalAlign?: keyof typeof styles.verticalAlignments | undefined;
  /**
   * Highlights the hovered row, because a press on it opens a page.
   * @default false
   */
  hasRowLinks?: boolean;
  /** A `TableHead` and a `TableBody`. */
  children: ReactNode;
}

/** Milliseconds before a table that is reloaded is busy and has a thin progress bar above its rows. */
const BUSY_DELAY_MS = 300;

/** Whether the rows of the tables below are being reloaded. A context, so that the rows do not render again when it changes. */
export const RefreshingContext = createContext(false);

/** A read-only table. Its rows become cards if the columns do not fit. */
export function Table(props: TableProps) {
  const { id, caption, minWidth = 600, verticalAlign = 'middle', hasRowLinks = false } = props;
  const { isBusy = false, isStale = false, children } = props;
  const ref = useRef<HTMLTableElement>(null);
  useTableFocus(ref);
  const isRefreshing = use(RefreshingContext);
  const isLasting = useIsLasting(isStale || isRefreshing, BUSY_DELAY_MS);
  const classes = [styles.table, styles.verticalAlignments[verticalAlign]];
  return (
    <div className={styles.frame} style={{ fontSize: textScaled(minWidth) }}>
      <table
        {...roles.table}
        id={id}
        ref={ref}
        className={[...classes, hasRowLinks && styles.withRowLinks].filter(Boolean).join(' ')}
        aria-busy={isBusy || isStale || isLasting || undefined}
      >
        <caption className={styles.caption}>{caption}</caption>
        {children}
      </table>
      {isStale && <div className={styles.overlay} />}
      {isLasting && <div className={styles.progress} role="progressbar" aria-label={say('Loading')} />}
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
  /** The id of a row that is highlighted. The link in its header is focused unless the focus is elsewhere. */
  markedId?: string | undefined;
  children: ReactNode;
}

export function TableRow({ height, markedId, children }: TableRowProps) {
  const ref = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    const row = ref.current;
    const { activeElement: focused } = document;
    if (!markedId || !(focused?.contains(row) || row?.closest('table')?.contains(focused))) return;
    row?.querySelector<HTMLElement>('[role="rowheader"] a')?.focus();
  }, [markedId]);
  return (
    <tr {...roles.row} ref={ref} className={styles.row} style={{ height }} data-marked={markedId && true}>
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

export interface TableCellProps extends Pick<ColumnTitleProps, 'align'> {
  /** The column's title, which a card shows before a value without a place. */
  label?: string;
  /** Makes the value the name of its row for assistive technology. */
  isRowHeader?: boolean;
  /** Whether the value is a button that names itself. A card has it at the end of the last line. */
  isAction?: boolean;
  /** Whether an action is grey until its row is hovered or focused, because each row repeats it and it is rarely used. */
  isMuted?: boolean | undefined;
  /**
   * The place on a card of a value without its label: at the `side` of the row's name, on a line `below` it,
   * or on the lines after that, where values follow one another: a `preview`, a `number`, `inline` values with the height of a
   * button or texts that `flow`, a `fact` on one quiet line, or a `namedFact` with its label, a `state`, an Inline of a button on the line of the actions and of a fact,
   * and a `mark` beside all of it. Left out, the value has a line of its own with its label.
   */
  onCard?: keyof typeof cards.places | undefined;
  /** A text, or one element; several are in an Inline or a Stack. */
  children: ReactNode;
  /**
   * Whether the value is loading. It names nothing yet.
   * @default false
   */
  isLoading?: boolean;
}

export function TableCell({ label, isLoading = false, children, ...shape }: TableCellProps) {
  const [Cell, attributes] =
    shape.isRowHeader && !isLoading
      ? (['th', { ...roles.rowheader, scope: 'row' }] as const)
      : (['td', roles.cell] as const);
  return (
    <Cell
      {...attributes}
      className={`${cellClass(shape)}${isLoading ? ` ${styles.loading}` : ''}`}
      data-label={hasLabel(shape) ? label : undefined}
    >
      {children}
    </Cell>
  );
}

type CellShape = Pick<TableCellProps, 'align' | 'isRowHeader' | 'isAction' | 'isMuted' | 'onCard'>;

/** Whether a card shows the column's title before the value. */
function hasLabel({ isRowHeader = false, isAction = false, onCard }: CellShape): boolean {
  return !isRowHeader && !isAction && (onCard === undefined || onCard === 'namedFact');
}

function cellClass(shape: CellShape): string {
  const { align = 'start', isRowHeader, isAction, isMuted, onCard } = shape;
  const place = isRowHeader ? cards.name : isAction ? styles.action : onCard ? cards.places[onCard] : cards.labelled;
  return `${styles.cell} ${styles.values[align]} ${place}${isMuted ? ` ${styles.muted}` : ''}`;
}
