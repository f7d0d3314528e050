import type { Page, Reading } from '@cpd/api/cache';
import { PAGE_SIZES, pageCount } from '@cpd/domain/paging';
import { useEffect } from 'react';
import type { ListState } from './ListState.ts';
import type { ListAddress } from './useListAddress.ts';

/**
 * The page of a list that the server pages. The pager follows the size that the server answered with (rule A1). An
 * address behind the last page, after a deletion or by an old link, goes back to it (rule L7).
 */
export function useServerList<Row>(
  { data, error, isPrevious, reload }: Reading<Page<Row>>,
  { page, size, setPage, setSize }: ListAddress,
  { hasSizes = true } = {},
): ListState<Row> {
  // Rows of another page do not outlive a failure.
  const answer = error !== undefined && isPrevious ? undefined : data;
  const isStale = answer !== undefined && isPrevious;
  const pageSize = answer?.size ?? size;
  const lastPage = pageCount(answer?.total ?? 0, pageSize);

  const isBehindTheLast = answer?.docs.length === 0 && !isStale && lastPage < page;
  useEffect(() => {
    if (isBehindTheLast) setPage(lastPage, true);
  });

  return {
    rows: answer?.docs,
    isStale,
    hasFailed: error !== undefined,
    onRetry: () => void reload(),
    pager: {
      page: answer?.page ?? page,
      pageCount: Math.max(lastPage, answer ? 1 : page),
      total: answer?.total,
      pageSize,
      onPageChange: (chosen) => setPage(chosen),
      ...(hasSizes && { pageSizes: PAGE_SIZES, onPageSizeChange: setSize }),
    },
  };
}
