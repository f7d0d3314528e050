import { fn } from 'storybook/test';
import type { ListState } from '../kit/lists/ListState.ts';

/** The first page of a list that the server pages, as a story shows it. */
export function shownList<Row>(rows: readonly Row[] | undefined, total = rows?.length ?? 0) {
  return {
    rows,
    isStale: false,
    hasFailed: false,
    onRetry: fn(),
    pager: { page: 1, pageCount: Math.max(Math.ceil(total / 10), 1), total: rows && total, onPageChange: fn() },
  } satisfies ListState<Row>;
}

/** The same list with a choice of rows a page. */
export function withSizes<Row>(list: ReturnType<typeof shownList<Row>>) {
  return { ...list, pager: { ...list.pager, pageSizes: [10, 20, 50, 100], onPageSizeChange: fn() } };
}

/** A list that could not be loaded. */
export function failedList() {
  return { ...shownList<never>(undefined), hasFailed: true };
}
