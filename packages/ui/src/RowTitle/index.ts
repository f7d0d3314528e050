export type { RowTitleProps } from './RowTitle.tsx';
export { RowTitle } from './RowTitle.tsx';
