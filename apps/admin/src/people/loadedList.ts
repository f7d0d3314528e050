import { MAX_DETAILS } from '@cpd/api/users';
import type { UnpagedList } from '@cpd/ui/ListScreen';
import { say } from '@cpd/ui/language';

/** A list that has come with the rest of its page. */
export function loadedList<Row>(rows: readonly Row[]): UnpagedList<Row> {
  return { rows, useIsValidating: () => false, hasFailed: false, onRetry: () => {} };
}

/** Says that not all items are listed. */
export function newestOnly(listed: number, total: number): string | undefined {
  return total > listed ? say('The newest {max} of {total}.', { max: MAX_DETAILS, total }) : undefined;
}
