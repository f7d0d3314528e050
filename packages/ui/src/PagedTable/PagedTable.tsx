import type { ReactNode } from 'react';
import { EmptyState } from '../EmptyState/index.ts';
import { Skeleton } from '../Skeleton/index.ts';
import { type Column, leastWidth } from './Column.ts';
import * as styles from './PagedTable.css.ts';
import type { PaginationProps } from './Pagination.tsx';
import { Pagination } from './Pagination.tsx';
import { ColumnTitle, Table, TableBody, TableCell, TableHead, TableRow } from './Table.tsx';

export interface PagedTableProps<Row> {
  /** The table's name for assistive technology. */
  caption: string;
  columns: readonly Column<Row>[];
  /** The rows of the page shown, cut out by the caller or by the server. */
  rows: readonly Row[];
  /**
   * The height of a row in pixels, of those on their way too.
   * @default 48
   */
  rowHeight?: number | undefined;
  /** Gives what tells a row apart from all others. */
  getRowId: (row: Row) => string;
  /** The row that is pointed out, by what tells it apart; its link takes the focus. */
  markedRow?: string | undefined;
  /** Shows grey rows: nothing has arrived yet. */
  isLoading?: boolean;
  /**
   * How many rows are grey while nothing has arrived.
   * @default the rows a page, or 10
   */
  expectedRows?: number | undefined;
  /** Veils the rows: they are those of the page before. */
  isStale?: boolean;
  /**
   * What is said when there are no rows.
   * @default 'No data.'
   */
  emptyText?: string;
  /** What to do next when there are no rows, in words. */
  emptyHint?: string | undefined;
  /** The button that does it. */
  emptyAction?: ReactNode;
  /** Where one is and how to go on; without it all rows stand on one page. */
  pager?: Omit<PaginationProps, 'isWaiting'>;
  /** A Toolbar above the rows. */
  toolbar?: ReactNode;
}

/** Lists rows page by page, cut by the client or by the server alike; a row becomes a card where there is no room for the columns. */
export function PagedTable<Row>(props: PagedTableProps<Row>) {
  const { caption, columns, rows, getRowId, markedRow, pager, toolbar, rowHeight } = props;
  const { isLoading = false, isStale = false, emptyText = 'No data.', emptyHint, emptyAction } = props;
  const { expectedRows = pager?.pageSize ?? 10 } = props;
  const isEmpty = !isLoading && rows.length === 0;
  return (
    <div className={styles.frame}>
      {toolbar}
      <Table caption={caption} leastWidth={leastWidth(columns)} isBusy={isLoading} isStale={isStale} isEmpty={isEmpty}>
        <TableHead>
          {columns.map(({ id, header, cell: _, ...shape }) => (
            <ColumnTitle key={id} {...shape}>
              {header}
            </ColumnTitle>
          ))}
        </TableHead>
        <TableBody>
          {isLoading
            ? Array.from({ length: expectedRows }, (_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows on their way are all alike.
                <SkeletonRow key={index} columns={columns} height={rowHeight} />
              ))
            : rows.map((row) => (
                <TableRow key={getRowId(row)} height={rowHeight} isMarked={getRowId(row) === markedRow}>
                  {columns.map(({ id, header, cell, ...shape }) => (
                    <TableCell key={id} label={header} {...shape}>
                      {cell(row)}
                    </TableCell>
                  ))}
                </TableRow>
              ))}
        </TableBody>
      </Table>
      {isEmpty && <EmptyState title={emptyText} description={emptyHint} action={emptyAction} />}
      {pager !== undefined && (isLoading || pager.total !== undefined) && (
        <Pagination {...pager} isWaiting={isLoading} />
      )}
    </div>
  );
}

/** A grey row, as high as the one on its way. */
function SkeletonRow<Row>({ columns, height }: { columns: readonly Column<Row>[]; height: number | undefined }) {
  return (
    <TableRow height={height}>
      {columns.map(({ id, header: _, cell: __, skeleton = <Skeleton />, ...shape }) => (
        <TableCell key={id} isLoading {...shape}>
          {skeleton}
        </TableCell>
      ))}
    </TableRow>
  );
}
