export type { Column } from './Column.ts';
export { PagedTable, type PagedTableProps } from './PagedTable.tsx';
export { Pagination, type PaginationProps } from './Pagination.tsx';
export { rangeLabel } from './rangeLabel.ts';
export type { ColumnTitleProps, TableCellProps, TableProps } from './Table.tsx';
export { ColumnTitle, RefreshingContext, Table, TableBody, TableCell, TableHead, TableRow } from './Table.tsx';
