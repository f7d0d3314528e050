export { actionOn, buttonColumn, settingColumn } from './buttonColumns.tsx';
export { labelWidth } from './labelWidth.ts';
export {
  COVER_ROW_HEIGHT,
  CopyableId,
  descriptionColumn,
  idColumn,
  TWO_LINE_ROW_HEIGHT,
  titleColumn,
} from './textColumns.tsx';
