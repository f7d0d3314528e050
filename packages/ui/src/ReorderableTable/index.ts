export { ReorderableTable, type ReorderableTableProps, type RowMove } from './ReorderableTable.tsx';
