import type { Reading } from '@cpd/api/cache';
import type { ListState } from './ListState.ts';

/** A short list that is loaded and shown as a whole. */
export type CardList<Row> = Pick<ListState<Row>, 'rows' | 'hasFailed' | 'onRetry'>;

/** A list as its card shows it; undefined where the host has no such list (rule B2). */
export function cardList<Row>({ data, error, reload }: Reading<readonly Row[]>): CardList<Row> | undefined {
  if (data === undefined && error?.status === 404) return undefined;
  return { rows: data, hasFailed: error !== undefined, onRetry: () => void reload() };
}
