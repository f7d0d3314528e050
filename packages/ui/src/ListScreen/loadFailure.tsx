import type { EmptyStateProps } from '../EmptyState/index.ts';
import { shown } from '../language/index.ts';
import { RetryButton } from '../RetryButton/index.ts';
import type { ListTexts } from './listTexts.ts';

/** What a list shows instead of rows that could not be loaded. */
export function loadFailure({ failed }: ListTexts, onRetry: () => void): EmptyStateProps {
  return {
    reason: 'failed',
    title: shown(failed),
    action: <RetryButton onPress={onRetry} />,
  };
}
