export type { RowTitleProps, RowTitleSkeletonProps } from './RowTitle.tsx';
export { RowTitle, RowTitleSkeleton } from './RowTitle.tsx';
