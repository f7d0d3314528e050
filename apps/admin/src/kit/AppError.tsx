import { lazyPart } from '@cpd/app/lazyPart';
import { Button } from '@cpd/ui/Button';
import type { ErrorViewProps } from '@cpd/ui/ErrorBoundary';

/** Says the same in fewer files, for when the view itself cannot be loaded. */
function PlainError({ onRetry }: ErrorViewProps) {
  return (
    <div role="alert">
      <p>Something went wrong.</p>
      <Button onPress={onRetry}>Try again</Button>
    </div>
  );
}

const ErrorView = lazyPart<ErrorViewProps>(async () => (await import('@cpd/ui/ErrorBoundary')).ErrorView, PlainError);

/** Stands in for a page that could not be loaded or shown; loading anew also fetches a newer version of the app. */
export function AppError() {
  return <ErrorView onRetry={() => window.location.reload()} />;
}
