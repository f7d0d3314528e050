import type { Page, QueryResult } from '@cpd/api/query';
import { clampPage, PAGE_SIZE, pageCount, pageOf } from '@cpd/domain/paging';
import type { PaginationProps } from '@cpd/ui/PagedTable';

/** A page of a list on its way to the screen, and how to go on from it. */
export interface ListState<Row> {
  /** The rows of the page; undefined until the first answer, and after one that failed. */
  readonly rows: readonly Row[] | undefined;
  /** Whether the rows are those of another page, shown while their own are on their way. */
  readonly isStale: boolean;
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
  /** The id of the row that has just been saved, which is pointed out. */
  readonly savedRow?: string | undefined;
  readonly pager: PaginationProps;
}

/** A list that is loaded as a whole. */
export interface WholeList<Row> extends Pick<ListState<Row>, 'hasFailed' | 'onRetry' | 'savedRow'> {
  /** Every row; undefined until the first answer. */
  readonly all: readonly Row[] | undefined;
  /** The page asked for, from 1. */
  readonly page: number;
  readonly onPageChange: (page: number) => void;
}

/** Cuts the page that is asked for out of a whole list. */
export function pageOfWhole<Row>({ all, page, onPageChange, ...state }: WholeList<Row>): ListState<Row> {
  const total = all?.length ?? 0;
  return {
    ...state,
    isStale: false,
    rows: all && pageOf(all, page, PAGE_SIZE),
    pager: {
      page: clampPage(page, total, PAGE_SIZE),
      pageCount: pageCount(total, PAGE_SIZE),
      total: all?.length,
      onPageChange,
    },
  };
}

/** A page that the host cuts, as it was answered; `asked` is what stands for it until then (rule A1). */
export function serverPage<Row>(
  { data, error, isPrevious, reload }: QueryResult<Page<Row>>,
  asked: { readonly page: number; readonly size: number; readonly onPageChange: (page: number) => void },
): ListState<Row> {
  // After a failure, earlier rows are not shown as if they were current.
  const answer = error === undefined ? data : undefined;
  const pageSize = answer?.size ?? asked.size;
  return {
    rows: answer?.docs,
    isStale: answer !== undefined && isPrevious,
    hasFailed: error !== undefined,
    onRetry: () => void reload(),
    pager: {
      page: answer?.page ?? asked.page,
      pageCount: Math.max(pageCount(answer?.total ?? 0, pageSize), answer ? 1 : asked.page),
      total: answer?.total,
      pageSize,
      onPageChange: asked.onPageChange,
    },
  };
}

/** A short list that is loaded and shown as a whole. */
export type UnpagedList<Row> = Pick<ListState<Row>, 'rows' | 'hasFailed' | 'onRetry'>;

/** A list as its card shows it. */
export function unpagedList<Row>({ data, error, reload }: QueryResult<readonly Row[]>): UnpagedList<Row> {
  return { rows: error === undefined ? data : undefined, hasFailed: error !== undefined, onRetry: () => void reload() };
}
