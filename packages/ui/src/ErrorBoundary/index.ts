export type { ErrorBoundaryProps } from './ErrorBoundary.tsx';
export { ErrorBoundary } from './ErrorBoundary.tsx';
export type { ErrorViewProps } from './ErrorView.tsx';
export { ErrorView } from './ErrorView.tsx';
