import type { Page, Reading } from '@cpd/api/cache';
import { PAGE_SIZES, pageCount } from '@cpd/domain/paging';
import type { PagerProps } from '@cpd/ui/PagedTable';
import { useEffect } from 'react';
import type { ListAddress } from './useListAddress.ts';

/** What a list that the server pages has to show. */
export interface ServerList<Row> {
  /** The page answered; undefined until the first answer, and after one that failed. */
  readonly answer: Page<Row> | undefined;
  /** Whether the answer is that of another page, shown while its own is on its way. */
  readonly isStale: boolean;
  /** Whether the page could not be loaded. */
  readonly hasFailed: boolean;
  /** Loads the page again. */
  readonly onRetry: () => void;
}

/** Turns an answer on its way into what a list shows; rows of another page do not outlive a failure. */
export function serverListOf<Row>({ data, error, isPrevious, reload }: Reading<Page<Row>>): ServerList<Row> {
  const isOutlived = error !== undefined && isPrevious;
  return {
    answer: isOutlived ? undefined : data,
    isStale: isPrevious && !isOutlived,
    hasFailed: error !== undefined,
    onRetry: () => void reload(),
  };
}

/** Goes back to the last page when the address names one behind it: after a deletion, or by an old link (rule L7). */
export function usePageWithin<Row>({ answer, isStale }: ServerList<Row>, { page, setPage }: ListAddress): void {
  const last = answer && !isStale && answer.docs.length === 0 ? pageCount(answer.total, answer.size) : page;
  useEffect(() => {
    if (last < page) setPage(last, true);
  });
}

/** The pager of a list that the server pages; it follows the size the server answered with (rule A1). */
export function serverPager(
  { answer }: Pick<ServerList<unknown>, 'answer'>,
  address: Pick<ListAddress, 'page' | 'size' | 'setPage' | 'setSize'>,
  hasSizes: boolean,
): PagerProps {
  const pageSize = answer?.size ?? address.size;
  const total = answer?.total;
  return {
    page: answer?.page ?? address.page,
    pageCount: Math.max(pageCount(total ?? 0, pageSize), answer ? 1 : address.page),
    total,
    pageSize,
    onPageChange: (page) => address.setPage(page),
    ...(hasSizes && { pageSizes: PAGE_SIZES, onPageSizeChange: address.setSize }),
  };
}
