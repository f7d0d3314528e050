import type { Page, QueryResult } from '@cpd/api/query';
import { PAGE_SIZES, pageCount } from '@cpd/domain/paging';
import { useEffect, useEffectEvent } from 'react';
import { type ListState, serverPage } from './ListState.ts';
import type { ListParams } from './useListParams.ts';
import { useSavedRow } from './useSavedRow.ts';

/**
 * The page of a list that the server pages. The pager follows the size that the server answered with (rule A1). An
 * address behind the last page, after a deletion or by an old link, goes back to it (rule L7).
 */
export function useServerList<Row extends { readonly _id: string }>(
  reading: QueryResult<Page<Row>>,
  address: ListParams,
  { hasSizes = true } = {},
): ListState<Row> {
  const { page, size, savedRow, setPage, correctPage, setSize } = address;
  // A saved row that is not on the page it was opened from is new, so on the first page, or hidden by the search.
  useSavedRow(reading, address, ({ docs }, id) =>
    docs.some(({ _id }) => _id === id) ? undefined : { page: 1, isAll: true },
  );
  const list = serverPage(reading, { page, size, onPageChange: setPage });
  const { rows, isStale, pager } = list;

  const lastPage = pageCount(pager.total ?? 0, pager.pageSize ?? size);
  const isBehindTheLast = rows?.length === 0 && !isStale && lastPage < page;
  const goBack = useEffectEvent(() => correctPage(lastPage));
  useEffect(() => {
    if (isBehindTheLast) goBack();
  }, [isBehindTheLast]);

  return {
    ...list,
    savedRow,
    pager: { ...pager, ...(hasSizes && { pageSizes: PAGE_SIZES, onPageSizeChange: setSize }) },
  };
}
