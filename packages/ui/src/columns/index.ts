export {
  type ActionsColumnOptions,
  actionOn,
  actionsColumn,
  buttonColumn,
  type RowAction,
  type RowActions,
  settingColumn,
} from './actionsColumn.tsx';
export { type EnableColumnOptions, enableColumn } from './enableColumn.tsx';
export { labelWidth } from './labelWidth.ts';
export {
  COVER_ROW_HEIGHT,
  CopyableId,
  descriptionColumn,
  idColumn,
  TWO_LINE_ROW_HEIGHT,
  titleColumn,
} from './textColumns.tsx';
