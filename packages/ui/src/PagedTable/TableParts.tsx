import type { ReactNode, Ref } from 'react';
import { Skeleton } from '../Skeleton/index.ts';
import {
  actionCell,
  alignments,
  body,
  cell as cellStyle,
  columnTitle,
  head,
  row as rowStyle,
  values,
} from './PagedTable.css.ts';

/** Says again what the elements mean, because a card layout takes that meaning away in some browsers. */
export const roles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

/** A column of a table. */
export interface Column<Row> {
  /** What tells the column apart. */
  id: string;
  /** The column's title. */
  header: string;
  /** The width in pixels; columns without one share the rest. */
  width?: number;
  /**
   * Where values stand in the column.
   * @default 'start'
   */
  align?: 'start' | 'center' | 'end';
  /** Makes the value the name of its row for assistive technology. */
  isRowHeader?: boolean;
  /** Says that the value is a control that names itself; on a card it stands beside its like, without a label. */
  isAction?: boolean;
  /** Shows a row's value. */
  cell: (row: Row) => ReactNode;
}

/** The column titles; they fix the widths, so that paging shifts nothing. */
export function TableHead<Row>({ columns }: { columns: readonly Column<Row>[] }) {
  return (
    <thead className={head} {...roles.rowgroup}>
      <tr className={rowStyle} {...roles.row}>
        {columns.map(({ id, header, width, align = 'start' }) => (
          <th
            key={id}
            {...roles.columnheader}
            scope="col"
            className={`${columnTitle} ${alignments[align]}`}
            style={{ width }}
          >
            {header}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** What the rows of a page show. */
export interface RowsProps<Row> {
  /** The columns, in order. */
  columns: readonly Column<Row>[];
  /** The rows, in order. */
  rows: readonly Row[];
  /** Gives what tells a row apart from all others. */
  getRowId: (row: Row) => string;
  /** Gives a row a look of its own, while it is moved say. */
  getRowClass?: (row: Row) => string | undefined;
  /** The body of the table. */
  ref?: Ref<HTMLTableSectionElement>;
}

/** The rows of a page. */
export function Rows<Row>({ columns, rows, getRowId, getRowClass, ref }: RowsProps<Row>) {
  return (
    <tbody ref={ref} className={body} {...roles.rowgroup}>
      {rows.map((row) => (
        <tr key={getRowId(row)} className={[rowStyle, getRowClass?.(row)].join(' ')} {...roles.row}>
          {columns.map((column) => (
            <Cell key={column.id} column={column}>
              {column.cell(row)}
            </Cell>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

/** Grey rows in the number and height of those on their way. */
export function SkeletonRows<Row>({ columns, count }: { columns: readonly Column<Row>[]; count: number }) {
  return (
    <tbody className={body} {...roles.rowgroup}>
      {Array.from({ length: count }, (_, index) => (
        <tr key={index} className={rowStyle} {...roles.row}>
          {columns.map((column) => (
            <td key={column.id} {...roles.cell} className={cellStyle}>
              <div className={values[column.align ?? 'start']}>
                <Skeleton />
              </div>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

function Cell<Row>({ column, children }: { column: Column<Row>; children: ReactNode }) {
  const { header, align = 'start', isAction, isRowHeader } = column;
  const kind = isAction ? `${cellStyle} ${actionCell}` : cellStyle;
  const className = `${kind} ${alignments[align]}`;
  const content = <div className={values[align]}>{children}</div>;
  if (isRowHeader) {
    return (
      <th {...roles.rowheader} scope="row" className={className}>
        {content}
      </th>
    );
  }
  return (
    <td {...roles.cell} className={className} data-label={isAction ? undefined : header}>
      {content}
    </td>
  );
}
