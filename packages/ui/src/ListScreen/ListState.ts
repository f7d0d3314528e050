import { pageCount } from '@cpd/domain/paging';
import type { PaginationProps } from '../PagedTable/index.ts';

/** The response to a request for a page of a list. */
export interface ListPage<Row> {
  readonly docs: readonly Row[];
  /** Counts from 1. */
  readonly page: number;
  /** Counts the rows of all pages. */
  readonly total: number;
  /** The number of rows on a page, which may differ from the requested one. */
  readonly size: number;
}

/** A request for data, as hooks of a cache describe it. */
export interface ListQuery<Data> {
  /** Undefined until the first response. */
  readonly data: Data | undefined;
  /** The error of the last request. */
  readonly error: Error | undefined;
  /** A hook: whether a request for the data is pending. */
  readonly useIsValidating: () => boolean;
  /** Loads the data again. */
  readonly reload: () => Promise<unknown>;
}

/** A request for a page of a list. */
export interface PagedQuery<Data> extends ListQuery<Data> {
  /** Whether `data` belongs to the previous page or search. */
  readonly isPrevious: boolean;
  /** Waits for data that is current; undefined if it cannot be loaded, or the page is left. */
  readonly whenCurrent: (leaving: AbortSignal) => Promise<{ readonly value: Data } | undefined>;
}

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
  { data, error, isPrevious, useIsValidating, reload }: Omit<PagedQuery<ListPage<Row>>, 'whenCurrent'>,
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

export function unpagedList<Row>(query: ListQuery<readonly Row[]>): UnpagedList<Row> {
  const { data, error, useIsValidating, reload } = query;
  const rows = error === undefined ? data : undefined;
  return {
    rows,
    useIsValidating,
    hasFailed: error !== undefined,
    onRetry: () => void reload(),
  };
}
