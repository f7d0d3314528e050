import { Fragment, type ReactNode, useRef } from 'react';
import { EmptyState, type EmptyStateProps } from '../EmptyState/index.ts';
import { useFocusHandover } from '../FocusHandover/index.ts';
import { say } from '../language/index.ts';
import { Skeleton } from '../Skeleton/index.ts';
import { type Column, minTableWidth } from './Column.ts';
import * as styles from './PagedTable.css.ts';
import type { PaginationProps } from './Pagination.tsx';
import { Pagination } from './Pagination.tsx';
import {
  ColumnTitle,
  RowGroupTitle,
  Table,
  TableBody,
  TableCell,
  TableHead,
  type TableProps,
  TableRow,
} from './Table.tsx';
import { useRowPlaces } from './useRowPlaces.ts';

export interface PagedTableProps<Row> extends Pick<TableProps, 'id' | 'caption' | 'isStale' | 'verticalAlign'> {
  columns: readonly Column<Row>[];
  /** The rows of the visible page. */
  rows: readonly Row[];
  /**
   * The minimum height of a row in pixels, also while it is loading.
   * @default 48
   */
  rowHeight?: number | undefined;
  getRowId: (row: Row) => string;
  /** The title of the group of a row, shown above the first row of each group. Rows of a group follow each other. */
  groupOf?: ((row: Row) => string) | undefined;
  /** The id of the row to highlight; its link takes the focus. */
  highlightedRow?: string | undefined;
  /** Whether the first rows are loading: shows skeleton rows. */
  isLoading?: boolean;
  /**
   * The number of skeleton rows.
   * @default the page size, or 10
   */
  expectedRows?: number | undefined;
  /**
   * What is shown when there are no rows.
   * @default the title 'No data.'
   */
  empty?: EmptyStateProps;
  /** The pagination. Without it, all rows are on one page. */
  pager?: Omit<PaginationProps, 'isWaiting'>;
  /** A Toolbar above the rows. */
  toolbar?: ReactNode;
}

/**
 * Lists rows page by page. The caller or the server selects the rows of a page; rows become cards if the columns do not
 * fit.
 */
export function PagedTable<Row>(props: PagedTableProps<Row>) {
  const { id, caption, columns, rows, getRowId, groupOf, highlightedRow, pager, toolbar, rowHeight, verticalAlign } =
    props;
  const { isLoading = false, isStale = false } = props;
  const { empty = { title: say('No data.') }, expectedRows = pager?.pageSize ?? 10 } = props;
  const places = useRowPlaces(rows.map(getRowId));
  const isEmpty = !isLoading && rows.length === 0;
  const parts = useRef<HTMLDivElement>(null);
  const emptyPart = useRef<HTMLDivElement>(null);
  // Its action, such as 'Clear search', disappears with it.
  useFocusHandover(emptyPart, () => () => parts.current?.querySelector<HTMLElement>('input[type="search"]')?.focus());
  return (
    <div ref={parts} className={styles.parts}>
      {toolbar}
      <Table
        id={id}
        caption={caption}
        minWidth={minTableWidth(columns)}
        hasRowLinks={columns.some(({ isRowLink }) => isRowLink)}
        verticalAlign={verticalAlign}
        isBusy={isLoading}
        isStale={isStale}
      >
        <TableHead>
          {columns.map(({ id, header, title = header, cell: _, ...shape }) => (
            <ColumnTitle key={id} {...shape}>
              {title}
            </ColumnTitle>
          ))}
        </TableHead>
        <TableBody>
          {isLoading
            ? Array.from({ length: expectedRows }, (_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: skeleton rows have no identity.
                <SkeletonRow key={index} columns={columns} height={rowHeight} />
              ))
            : rows.map((row, index) => {
                const rowId = getRowId(row);
                return (
                  <Fragment key={places.get(rowId)}>
                    {startsGroup(rows, index, groupOf) && (
                      <RowGroupTitle columnCount={columns.length}>{groupOf?.(row)}</RowGroupTitle>
                    )}
                    <TableRow height={rowHeight} markedId={rowId === highlightedRow ? rowId : undefined}>
                      {cellsOf(columns, row, rowId)}
                    </TableRow>
                  </Fragment>
                );
              })}
        </TableBody>
      </Table>
      {isEmpty && (
        <div ref={emptyPart}>
          <EmptyState {...empty} />
        </div>
      )}
      {pager !== undefined && (isLoading || pager.total !== undefined) && (
        <Pagination {...pager} isWaiting={isLoading} />
      )}
    </div>
  );
}

function cellsOf<Row>(columns: readonly Column<Row>[], row: Row, rowId: string): ReactNode {
  return columns.map(({ id, header, title: _, cell, isStateless, ...shape }) => {
    const value = cell(row);
    return (
      <TableCell key={isStateless || typeof value !== 'object' ? id : `${id} ${rowId}`} label={header} {...shape}>
        {value}
      </TableCell>
    );
  });
}

/** Whether a row is the first one of its group on the page. */
function startsGroup<Row>(rows: readonly Row[], index: number, groupOf: PagedTableProps<Row>['groupOf']): boolean {
  const [before, row] = [rows[index - 1], rows[index]];
  if (groupOf === undefined || row === undefined) return false;
  return before === undefined || groupOf(before) !== groupOf(row);
}

/** Has the height of the row that it replaces. */
function SkeletonRow<Row>({ columns, height }: { columns: readonly Column<Row>[]; height: number | undefined }) {
  return (
    <TableRow height={height}>
      {columns.map(({ id, header: _, title: __, cell: ___, skeleton = <Skeleton />, ...shape }) => (
        <TableCell key={id} isLoading {...shape}>
          {skeleton}
        </TableCell>
      ))}
    </TableRow>
  );
}
