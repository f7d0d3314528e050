import type { ReactNode } from 'react';
import { useRef, useState } from 'react';
import { EmptyState } from '../EmptyState/index.ts';
import { useOverflow } from '../Truncate/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { caption as captionStyle, frame, scroller, table, toolbar as toolbarStyle, veil } from './PagedTable.css.ts';
import type { PagerProps } from './Pager.tsx';
import { Pager } from './Pager.tsx';
import type { RowOrder } from './ReorderableRows.tsx';
import { gripColumn, ReorderableRows } from './ReorderableRows.tsx';
import type { Column } from './TableParts.tsx';
import { Rows, roles, SkeletonRows, TableHead } from './TableParts.tsx';
import { useKeptFocus } from './useKeptFocus.ts';

/** What a table lists. */
export interface PagedTableProps<Row> {
  /** The table's name for assistive technology. */
  caption: string;
  /** The columns, in order. */
  columns: readonly Column<Row>[];
  /** The rows of the page shown, cut out by the caller or by the server. */
  rows: readonly Row[];
  /** Gives what tells a row apart from all others. */
  getRowId: (row: Row) => string;
  /**
   * Shows grey rows: nothing has arrived yet.
   * @default false
   */
  isLoading?: boolean;
  /**
   * Veils the rows: they are those of the page before.
   * @default false
   */
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
  pager?: Omit<PagerProps, 'isWaiting'>;
  /** Lets the rows of the page be given another order, by dragging and by keyboard; their buttons are a column of the caller's. */
  order?: RowOrder<Row>;
  /** Search and actions above the rows. */
  toolbar?: ReactNode;
}

/** Lists rows page by page, cut by the client or by the server alike; a card a row below 640 px. */
export function PagedTable<Row>(props: PagedTableProps<Row>) {
  const { caption, columns, rows, getRowId, isLoading = false, isStale = false, pager, toolbar, order } = props;
  const { emptyText = 'No data.', emptyHint, emptyAction } = props;
  const [announcement, setAnnouncement] = useState('');
  const tableRef = useRef<HTMLTableElement>(null);
  const scrollerRef = useRef<HTMLDivElement>(null);
  useKeptFocus(tableRef);
  // What scrolls must be reachable by keyboard.
  const isScrolling = useOverflow(scrollerRef);
  const allColumns = order === undefined ? columns : [{ ...gripColumn, cell: () => null }, ...columns];
  const isEmpty = !isLoading && rows.length === 0;
  return (
    <div className={frame}>
      {toolbar !== undefined && <div className={toolbarStyle}>{toolbar}</div>}
      <div
        ref={scrollerRef}
        className={scroller}
        {...(isScrolling && { role: 'region', 'aria-label': caption, tabIndex: 0 })}
      >
        <table
          {...roles.table}
          ref={tableRef}
          className={table}
          style={{ minWidth: leastWidth(allColumns) }}
          // Takes the focus of its last row, and of nothing else.
          tabIndex={isEmpty ? -1 : undefined}
          aria-busy={isLoading || isStale || undefined}
        >
          <caption className={captionStyle}>{caption}</caption>
          <TableHead columns={allColumns} />
          {isLoading && <SkeletonRows columns={allColumns} count={pager?.pageSize ?? 10} />}
          {!isLoading && order === undefined && <Rows columns={columns} rows={rows} getRowId={getRowId} />}
          {!isLoading && order !== undefined && (
            <ReorderableRows
              {...order}
              columns={columns}
              rows={rows}
              getRowId={getRowId}
              onAnnounce={setAnnouncement}
            />
          )}
        </table>
        {isStale && <div className={veil} />}
      </div>
      {order !== undefined && (
        <div aria-live="assertive">
          <VisuallyHidden>{announcement}</VisuallyHidden>
        </div>
      )}
      {isEmpty && <EmptyState title={emptyText} description={emptyHint} action={emptyAction} />}
      {pager !== undefined && (isLoading || pager.total !== undefined) && <Pager {...pager} isWaiting={isLoading} />}
    </div>
  );
}

const LEAST_SHARE = 100;

/** Below this width in pixels the table scrolls sideways in its own frame rather than squeeze its columns. */
function leastWidth<Row>(columns: readonly Column<Row>[]): number {
  return columns.reduce((sum, { width = LEAST_SHARE }) => sum + width, 0);
}
