import { capitalised } from '@cpd/domain/text';
import { Button } from '@cpd/ui/Button';
import type { EmptyStateProps } from '@cpd/ui/EmptyState';
import { say } from '@cpd/ui/language';

/** What a list shows instead of rows that could not be loaded. */
export function loadFailure(pluralNoun: string, onRetry: () => void): EmptyStateProps {
  return {
    reason: 'failed',
    title: `${capitalised(pluralNoun)} could not be loaded`,
    action: <Button onPress={onRetry}>{say('Try again')}</Button>,
  };
}
