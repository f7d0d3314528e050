import { Button } from '../Button/index.ts';
import { EmptyState } from '../EmptyState/index.ts';

export interface ErrorViewProps {
  /** Tries again to show what failed. */
  onRetry: () => void;
}

/** Stands in for a part of the page that could not be shown. */
export function ErrorView({ onRetry }: ErrorViewProps) {
  return (
    <div role="alert">
      <EmptyState
        title="Something went wrong."
        description="This part of the page could not be shown. Nothing that was saved is lost."
        action={
          <Button variant="primary" onPress={onRetry}>
            Try again
          </Button>
        }
      />
    </div>
  );
}
