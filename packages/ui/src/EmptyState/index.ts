export type { EmptyReason } from './BlankSheet.tsx';
export { EmptyState, type EmptyStateProps } from './EmptyState.tsx';
