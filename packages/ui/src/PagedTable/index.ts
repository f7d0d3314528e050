export type { Column } from './Column.ts';
export type { PagedTableProps } from './PagedTable.tsx';
export { PagedTable } from './PagedTable.tsx';
export type { PaginationProps } from './Pagination.tsx';
export { Pagination } from './Pagination.tsx';
export type { ColumnTitleProps, TableCellProps, TableProps } from './Table.tsx';
export { ColumnTitle, Table, TableBody, TableCell, TableHead, TableRow } from './Table.tsx';
