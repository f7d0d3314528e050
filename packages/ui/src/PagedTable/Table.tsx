import { type ReactNode, useEffect, useRef } from 'react';
import { containerName, withText } from './cards.ts';
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
  /**
   * The width in pixels below which its columns would be squeezed: there its rows are cards.
   * @default 600
   */
  leastWidth?: number | undefined;
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

/** A table of rows to read, which become cards where there is no room for the columns. */
export function Table({ caption, leastWidth, isBusy = false, isStale = false, isEmpty = false, children }: TableProps) {
  const ref = useRef<HTMLTableElement>(null);
  useKeptFocus(ref);
  return (
    <TableFrame leastWidth={leastWidth}>
      <table
        {...roles.table}
        ref={ref}
        className={styles.table}
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

/** What a table answers to by its width. */
export function TableFrame({ leastWidth = 600, children }: Pick<TableProps, 'leastWidth' | 'children'>) {
  return (
    <div className={styles.container} style={{ containerName: containerName(leastWidth) }}>
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
  /** The width in pixels, which grows with the reader's text; columns without one share the rest, so that paging shifts nothing. */
  width?: number;
  /** The width in pixels up to which a column with one grows where the table has room to spare. */
  mostWidth?: number;
  /**
   * Where values stand in the column.
   * @default 'start'
   */
  align?: 'start' | 'center' | 'end';
  children: ReactNode;
}

/** The title of a column. */
export function ColumnTitle({ width, mostWidth, align = 'start', children }: ColumnTitleProps) {
  const least = width && withText(width);
  // From a table of 820 px on, which has room for every list's columns.
  const growing = mostWidth && `clamp(${least}, 40cqi - ${withText(228)}, ${withText(mostWidth)})`;
  return (
    <th
      {...roles.columnheader}
      scope="col"
      className={`${styles.columnTitle} ${styles.alignments[align]}`}
      style={{ width: growing ?? least }}
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

/** What a row holds, and its height. */
export interface TableRowProps {
  /** The least height in pixels, so that rows are alike whatever they hold; a card is as high as it must be. */
  height?: number | undefined;
  /**
   * Points the row out: the link in its header takes the focus, and comes into view with it. Whoever has gone elsewhere
   * by then stays there.
   * @default false
   */
  isMarked?: boolean;
  children: ReactNode;
}

/** A row, or a card where there is no room for its columns. */
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

/** A value, and what it is to its row. */
export interface TableCellProps extends Pick<ColumnTitleProps, 'align' | 'children'> {
  /** The column's title, which stands before the value on a card. */
  label?: string;
  /** Makes the value the name of its row for assistive technology. */
  isRowHeader?: boolean;
  /** Says that the value is a control that names itself; on a card it stands at the end of the last line, without a label. */
  isAction?: boolean;
  /**
   * Where a value that needs no label stands on a card: beside the row's name, on lines of its own below it, or in a line
   * with its like, which for columns behind the name is that of the actions. Left out, it has a line of its own behind its
   * label.
   */
  onCard?: 'beside' | 'below' | 'inline' | undefined;
  /**
   * The value is on its way, and names nothing yet.
   * @default false
   */
  isLoading?: boolean;
}

/** A value in a row. */
export function TableCell({ label, isLoading = false, children, ...shape }: TableCellProps) {
  const content = <div className={styles.values[shape.align ?? 'start']}>{children}</div>;
  if (shape.isRowHeader && !isLoading) {
    return (
      <th {...roles.rowheader} scope="row" className={cellClass(shape)}>
        {content}
      </th>
    );
  }
  return (
    <td {...roles.cell} className={cellClass(shape)} data-label={hasLabel(shape) ? label : undefined}>
      {content}
    </td>
  );
}

type CellShape = Pick<TableCellProps, 'align' | 'isRowHeader' | 'isAction' | 'onCard'>;

/** Whether a card says a value's title before it. */
export function hasLabel({ isRowHeader = false, isAction = false, onCard }: CellShape): boolean {
  return !isRowHeader && !isAction && onCard === undefined;
}

/** The look of a value in its column. */
export function cellClass({ align = 'start', isRowHeader = false, isAction = false, onCard }: CellShape): string {
  return [
    styles.cell,
    styles.alignments[align],
    isRowHeader && styles.name,
    isAction && styles.actionCell,
    onCard && styles.onCards[onCard],
  ]
    .filter(Boolean)
    .join(' ');
}
