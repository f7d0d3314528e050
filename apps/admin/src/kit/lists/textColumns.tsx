import type { Column } from '@cpd/ui/PagedTable';
import { Truncate } from '@cpd/ui/Truncate';

type ColumnParts = Pick<Column<unknown>, 'width' | 'isRowHeader'>;

/** The column of the ids, wide enough for a whole one unless told otherwise. */
export function idColumn<Row extends { readonly _id: string }>(parts: ColumnParts = {}): Column<Row> {
  return { id: 'id', header: 'ID', width: 248, cell: ({ _id }) => <Truncate>{_id}</Truncate>, ...parts };
}

/** A column of texts of any length, which take two lines at most. */
export function textColumn<Row>(header: string, textOf: (row: Row) => string, parts: ColumnParts = {}): Column<Row> {
  return { id: header, header, cell: (row) => <Truncate lines={2}>{textOf(row)}</Truncate>, ...parts };
}
