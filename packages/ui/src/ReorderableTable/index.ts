export type { ReorderableTableProps, RowMove } from './ReorderableTable.tsx';
export { ReorderableTable } from './ReorderableTable.tsx';
