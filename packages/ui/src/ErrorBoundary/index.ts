export { ErrorBoundary, type ErrorBoundaryProps } from './ErrorBoundary.tsx';
export { ErrorView, type ErrorViewProps } from './ErrorView.tsx';
