import { MAX_DETAILS } from '@cpd/api/users';
import { say } from '@cpd/ui/language';
import type { UnpagedList } from '../kit/lists/ListState.ts';

/** A list that has come with the rest of its page. */
export function loadedList<Row>(rows: readonly Row[]): UnpagedList<Row> {
  return { rows, useIsValidating: () => false, hasFailed: false, onRetry: () => {} };
}

/** Says that not all items are listed. */
export function newestOnly(listed: number, total: number): string | undefined {
  return total > listed ? say('The newest {max} of {total}.', { max: MAX_DETAILS, total }) : undefined;
}
