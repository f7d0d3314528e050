import { MAX_COUNTED, shownTotal } from '@cpd/domain/paging';
import type { Page } from './Page.ts';
import type { QueryResult } from './query.ts';

/** Neighbours are a convenience: they send no request for what the list has loaded, and do not report failures. */
export const fromCache = { isReported: false, isRevalidated: false };

interface PagedQuery<Row, Input> {
  readonly useQuery: (input: Input | null, options: typeof fromCache) => QueryResult<Page<Row>>;
}

/** The page of a list, and the page before or after it if the item is its first or last one; null sends no request. */
export function useListSlice<
  Row extends { readonly _id: string },
  Input,
  Params extends { readonly page: number; readonly keyword: string },
>(query: PagedQuery<Row, Input>, toInput: (params: Params) => Input, params: Params | null, id: string) {
  const here = useIds(query, params && toInput(params));
  const isFirst = here?.ids[0] === id && here.page > 1;
  const isLast = here?.ids.at(-1) === id && here.page * here.size < here.total;
  const before = useIds(query, params && isFirst ? toInput({ ...params, page: params.page - 1 }) : null);
  const after = useIds(query, params && isLast ? toInput({ ...params, page: params.page + 1 }) : null);
  if (!here) return undefined;
  const idsBefore = before?.ids ?? [];
  return {
    ids: [...idsBefore, ...here.ids, ...(after?.ids ?? [])],
    offset: (here.page - 1) * here.size - idsBefore.length,
    ...shownTotal(here, params?.keyword ? MAX_COUNTED : Number.POSITIVE_INFINITY),
    pageSize: here.size,
  };
}

function useIds<Row extends { readonly _id: string }, Input>(query: PagedQuery<Row, Input>, input: Input | null) {
  const { data, isPrevious } = query.useQuery(input, fromCache);
  if (!data || isPrevious || input === null) return undefined;
  const { docs, page, size, total } = data;
  return { ids: docs.map(({ _id }) => _id), page, size, total };
}
