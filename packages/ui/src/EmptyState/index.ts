export type { Blank } from './BlankSheet.tsx';
export { EmptyState, type EmptyStateProps } from './EmptyState.tsx';
