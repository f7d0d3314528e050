import { PAGE_SIZE, parsePage, parsePageSize } from '@cpd/domain/paging';
import { useLocation, useNavigation, useSearchParams } from 'react-router';

/** Names in the address; anything as usual is left out of it. */
const names = { page: 'page', size: 'size', keyword: 'keyword', tab: 'tab' } as const;

/** A list's state as the address holds it, so that reload, back and a shared link restore it. */
export interface ListAddress {
  /** The page, from 1. */
  readonly page: number;
  /** The rows a page. */
  readonly size: number;
  /** The text searched for; empty finds everything. */
  readonly keyword: string;
  /** The tab's name; null where none was chosen. */
  readonly tab: string | null;
  /** Shows another page; `isCorrection` leaves no step to go back to. */
  readonly setPage: (page: number, isCorrection?: boolean) => void;
  /** Shows so many rows a page, from the first page on. */
  readonly setSize: (size: number) => void;
  /** Searches, from the first page on. */
  readonly setKeyword: (keyword: string) => void;
  /** Shows another tab: from the first page on, and without the search of the former one. */
  readonly setTab: (tab: string | null) => void;
}

/** Reads a list's page, size and search out of an address. */
export function listStateOf(params: URLSearchParams) {
  return {
    page: parsePage(params.get(names.page)),
    size: parsePageSize(params.get(names.size)),
    keyword: params.get(names.keyword) ?? '',
    tab: params.get(names.tab),
  };
}

/** Reads and writes a list's state in the address. */
export function useListAddress(): ListAddress {
  const [params, setParams] = useSearchParams();
  const isLeaving = useIsLeaving();

  function change(changes: Partial<Record<keyof typeof names, string | null>>, replace = false) {
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        for (const [name, value] of Object.entries(changes)) {
          if (value === null || value === '') next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace, preventScrollReset: true },
    );
  }

  return {
    ...listStateOf(params),
    setPage: (page, isCorrection) => change({ page: page === 1 ? null : String(page) }, isCorrection),
    setSize: (size) => change({ page: null, size: size === PAGE_SIZE ? null : String(size) }),
    setKeyword(keyword) {
      // A search that waited for typing to stop would call back whoever has pressed a link meanwhile.
      if (!isLeaving) change({ page: null, keyword });
    },
    setTab: (tab) => change({ page: null, keyword: null, tab }),
  };
}

/** Whether another page is on its way. */
function useIsLeaving(): boolean {
  const { location } = useNavigation();
  const { pathname } = useLocation();
  return location !== undefined && location.pathname !== pathname;
}
