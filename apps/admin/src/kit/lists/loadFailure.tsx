import { Button } from '@cpd/ui/Button';
import type { EmptyStateProps } from '@cpd/ui/EmptyState';
import { say } from '@cpd/ui/language';
import { type RowKind, textsOfRows } from './rowTexts.ts';

/** What a list shows instead of rows that could not be loaded. */
export function loadFailure(rowKind: RowKind, onRetry: () => void): EmptyStateProps {
  return {
    reason: 'failed',
    title: say(textsOfRows(rowKind).failed),
    action: <Button onPress={onRetry}>{say('Try again')}</Button>,
  };
}
