import { Button } from '../Button/index.ts';
import { EmptyState } from '../EmptyState/index.ts';

export interface ErrorViewProps {
  /** @default reloads the page */
  onReload?: () => void;
}

/** Replaces a part of the page that failed to render. */
export function ErrorView({ onReload = () => window.location.reload() }: ErrorViewProps) {
  return (
    <div role="alert">
      <EmptyState
        title="Something went wrong."
        description="This part of the page could not be shown. Nothing that was saved is lost."
        action={
          <Button variant="primary" onPress={onReload}>
            Reload
          </Button>
        }
      />
    </div>
  );
}
