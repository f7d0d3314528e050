import type { ReactNode } from 'react';
import type { ColumnTitleProps, TableCellProps } from './Table.tsx';

/** A column of a list. */
export interface Column<Row>
  extends Pick<ColumnTitleProps, 'width' | 'align'>,
    Pick<TableCellProps, 'isRowHeader' | 'isAction' | 'isMuted' | 'onCard'> {
  id: string;
  header: string;
  /**
   * What stands in the head of the table.
   * @default the header
   */
  title?: ReactNode;
  /** A text, or one element; several are in an Inline or a Stack. */
  cell: (row: Row) => ReactNode;
  /**
   * Whether the elements of its cells may show other rows when the page changes: they hold no state, or only state with
   * a key of its row. Cells of texts and numbers always may.
   * @default false
   */
  isStateless?: boolean;
  /**
   * The placeholder for a value that is loading.
   * @default a line
   */
  skeleton?: ReactNode;
  /**
   * The width in pixels that a column without a `width` needs. If the sum does not fit, rows become cards.
   * @default 160
   */
  minWidth?: number;
  /**
   * Whether its cells link to a page of the row, which the row then shows on hover.
   * @default false
   */
  isRowLink?: boolean;
}

/** The width in pixels below which rows become cards. */
export function minTableWidth<Row>(columns: readonly Column<Row>[]): number {
  return columns.reduce((sum, { width, minWidth = 160 }) => sum + (width ?? minWidth), 0);
}
