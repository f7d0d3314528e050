import type { Page, QueryResult } from '@cpd/api/query';
import { pageCount } from '@cpd/domain/paging';
import type { PaginationProps } from '@cpd/ui/PagedTable';

/** A page of a list: rows, loading and error states, and paging. */
export interface ListState<Row> {
  /** Undefined until the first response, and after a failed first request. */
  readonly rows: readonly Row[] | undefined;
  /** Whether the rows belong to the previous page or search, while the requested ones load. */
  readonly isStale: boolean;
  /** Whether a request for the rows is pending. A hook, so that the rows do not render again for it. */
  readonly useIsValidating: () => boolean;
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
  /** The id of the row to highlight because it was just saved. */
  readonly savedRow?: string | undefined;
  readonly pager: PaginationProps;
}

/** A page of a list that the server pages. The pager shows `requested` until the first response. */
export function serverPage<Row>(
  { data, error, isPrevious, useIsValidating, reload }: QueryResult<Page<Row>>,
  requested: { readonly page: number; readonly size: number; readonly onPageChange: (page: number) => void },
): ListState<Row> {
  // After a failure, cached rows would look current.
  const response = error === undefined ? data : undefined;
  const pageSize = response?.size ?? requested.size;
  return {
    rows: response?.docs,
    isStale: response !== undefined && isPrevious,
    useIsValidating,
    hasFailed: error !== undefined,
    onRetry: () => void reload(),
    pager: {
      page: response?.page ?? requested.page,
      pageCount: Math.max(pageCount(response?.total ?? 0, pageSize), response ? 1 : requested.page),
      total: response?.total,
      pageSize,
      onPageChange: requested.onPageChange,
    },
  };
}

/** A short list without pages. */
export type UnpagedList<Row> = Pick<ListState<Row>, 'rows' | 'useIsValidating' | 'hasFailed' | 'onRetry'>;

export function unpagedList<Row>(query: QueryResult<readonly Row[]>): UnpagedList<Row> {
  const { data, error, useIsValidating, reload } = query;
  const rows = error === undefined ? data : undefined;
  return {
    rows,
    useIsValidating,
    hasFailed: error !== undefined,
    onRetry: () => void reload(),
  };
}
