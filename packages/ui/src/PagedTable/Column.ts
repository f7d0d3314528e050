import type { ReactNode } from 'react';
import type { ColumnTitleProps, TableCellProps } from './Table.tsx';

/** A column of a list. */
export interface Column<Row>
  extends Pick<ColumnTitleProps, 'width' | 'align'>,
    Pick<TableCellProps, 'isRowHeader' | 'isAction'> {
  /** What tells the column apart. */
  id: string;
  /** The column's title. */
  header: string;
  /** Shows a row's value. */
  cell: (row: Row) => ReactNode;
}

const LEAST_SHARE = 160;

/** The width in pixels below which columns would be squeezed. */
export function leastWidth<Row>(columns: readonly Column<Row>[]): number {
  return columns.reduce((sum, { width = LEAST_SHARE }) => sum + width, 0);
}
