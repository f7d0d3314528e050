export { FieldSkeleton } from './FieldSkeleton.tsx';
export { Skeleton, type SkeletonProps } from './Skeleton.tsx';
