import { ErrorView } from '@cpd/ui/ErrorBoundary';

/** Replaces a page whose code or rendering failed. */
export function AppError() {
  return <ErrorView onReload={() => window.location.reload()} />;
}
