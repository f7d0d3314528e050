import type { ReactNode } from 'react';
import type { ColumnTitleProps, TableCellProps } from './Table.tsx';

/** A column of a list. */
export interface Column<Row>
  extends Pick<ColumnTitleProps, 'width' | 'mostWidth' | 'align'>,
    Pick<TableCellProps, 'isRowHeader' | 'isAction' | 'onCard'> {
  /** What tells the column apart. */
  id: string;
  /** The column's title. */
  header: string;
  /** Shows a row's value. */
  cell: (row: Row) => ReactNode;
  /**
   * What stands for a value on its way.
   * @default a line
   */
  skeleton?: ReactNode;
  /**
   * The width in pixels that a column without one needs; where there is less, rows are cards.
   * @default 160
   */
  leastWidth?: number;
}

/** The width in pixels below which columns would be squeezed. */
export function leastWidth<Row>(columns: readonly Column<Row>[]): number {
  return columns.reduce((sum, { width, leastWidth: share = 160 }) => sum + (width ?? share), 0);
}
