export type { PagedTableProps } from './PagedTable.tsx';
export { PagedTable } from './PagedTable.tsx';
export type { PagerProps } from './Pager.tsx';
export { Pager } from './Pager.tsx';
export type { PageSlot } from './pageWindow.ts';
export { pageWindow } from './pageWindow.ts';
export type { RowOrder } from './ReorderableRows.tsx';
export type { Column } from './TableParts.tsx';
export type { RowMove } from './useLift.ts';
