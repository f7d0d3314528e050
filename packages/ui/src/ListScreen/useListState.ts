import { MAX_COUNTED, PAGE_SIZES, pageCount, shownTotal } from '@cpd/domain/paging';
import { type ListPage, type ListState, type PagedQuery, serverPage } from './ListState.ts';
import { type CorrectedParams, useCorrectPage } from './useCorrectPage.ts';
import type { ListParams } from './useListParams.ts';

/** What the page of a list depends on, and how it changes. */
export type PageParams = CorrectedParams &
  Pick<ListParams, 'size' | 'setPage' | 'setSize'> &
  Partial<Pick<ListParams, 'keyword'>>;

/**
 * The page of a list that the server pages. The pager follows the size in the response. A page after the last
 * one, because of a deletion or an old link, redirects to the last page.
 */
export function useListState<Row extends { readonly _id: string }>(
  query: PagedQuery<ListPage<Row>>,
  params: PageParams,
  { hasSizes = true } = {},
): ListState<Row> {
  const { page, size, savedRow, setPage, setSize, keyword } = params;
  const list = serverPage(query, { page, size, onPageChange: setPage });
  const { rows, isStale, pager } = list;

  const lastPage = pageCount(pager.total ?? 0, pager.pageSize ?? size);
  useCorrectPage(query, params, {
    lastPage: rows?.length === 0 && !isStale ? lastPage : undefined,
    // A saved row that is not on its previous page is new, and so on the first page, or hidden by the search.
    positionOf: ({ docs }, id) => (docs.some(({ _id }) => _id === id) ? undefined : { page: 1, isAll: true }),
  });

  return {
    ...list,
    savedRow,
    pager: {
      ...pager,
      ...(keyword && rows && query.data && shownTotal(query.data, MAX_COUNTED)),
      ...(hasSizes && { pageSizes: PAGE_SIZES, onPageSizeChange: setSize }),
    },
  };
}
