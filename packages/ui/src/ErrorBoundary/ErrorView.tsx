import { useState } from 'react';
import { Button } from '../Button/index.ts';
import { reloadIfReachable } from '../Code/reload.ts';
import { EmptyState } from '../EmptyState/index.ts';
import { say } from '../language/index.ts';

export interface ErrorViewProps {
  /** Returns whether the page is about to be loaded again. @default reloads it if the server can be reached */
  onReload?: () => Promise<boolean>;
}

/** Replaces a part of the page that failed to render. */
export function ErrorView({ onReload = reloadIfReachable }: ErrorViewProps) {
  const [isUnreachable, setIsUnreachable] = useState(false);
  return (
    <div role="alert">
      <EmptyState
        title={say('Something went wrong.')}
        description={
          isUnreachable
            ? say('The server cannot be reached. Check your connection and try again.')
            : say('This part of the page could not be shown. Nothing that was saved is lost.')
        }
        action={
          <Button variant="primary" onPress={async () => setIsUnreachable(!(await onReload()))}>
            {say('Reload')}
          </Button>
        }
      />
    </div>
  );
}
