import { PAGE_SIZE, parsePage, parsePageSize } from '@cpd/domain/paging';
import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigation, useNavigationType, useSearchParams } from 'react-router';

/** Names in the address; anything as usual is left out of it. */
const names = { page: 'page', size: 'size', keyword: 'keyword', tab: 'tab', enabled: 'enabled', sort: 'sort' } as const;

/** What a way to a list carries along. */
export interface ListLinkState {
  readonly saved: string;
}

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
  /** Which rows are shown: those enabled, those not, or all of them. */
  readonly enabled: EnabledFilter;
  /** Whether a search or a filter leaves rows out. */
  readonly isNarrowed: boolean;
  /** By what the rows are sorted; null in their own order. */
  readonly sort: ListSort | null;
  /** The id of the row that has just been saved, until one goes on from here. */
  readonly savedRow: string | undefined;
  readonly setPage: (page: number) => void;
  /**
   * Puts another page in the place of this one, leaving no step to go back to; `isAll` gives up search and filter.
   * It gives way to whoever is on the way to another screen.
   */
  readonly correctPage: (page: number, isAll?: boolean) => void;
  /** Shows so many rows a page, from the first page on. */
  readonly setSize: (size: number) => void;
  /** Searches, from the first page on. */
  readonly setKeyword: (keyword: string) => void;
  /** Shows another tab: from the first page on, and without the search of the former one. */
  readonly setTab: (tab: string | null) => void;
  /** Shows some of the rows, from the first page on. */
  readonly setEnabled: (enabled: EnabledFilter) => void;
  /** Sorts the rows, from the first page on. */
  readonly setSort: (sort: ListSort | null) => void;
  /** Gives up searching and filtering. */
  readonly clear: () => void;
}

/** What a list is searched for, and how to see all of it again. */
export type ListSearch = Pick<ListAddress, 'keyword' | 'setKeyword' | 'isNarrowed' | 'clear'>;

/** Which rows are shown, by whether they are enabled. */
export type EnabledFilter = 'all' | 'yes' | 'no';

/** A title's order, from its first letter or from its last. */
export type ListSort = 'title' | '-title';

/** Reads a list's page, size and search out of an address. */
export function listStateOf(
  params: URLSearchParams,
): Pick<ListAddress, 'page' | 'size' | 'keyword' | 'tab' | 'enabled' | 'sort'> {
  return {
    page: parsePage(params.get(names.page)),
    size: parsePageSize(params.get(names.size)),
    keyword: params.get(names.keyword) ?? '',
    tab: params.get(names.tab),
    enabled: oneOf<EnabledFilter>(['yes', 'no'], params.get(names.enabled)) ?? 'all',
    sort: oneOf<ListSort>(['title', '-title'], params.get(names.sort)) ?? null,
  };
}

/** What a list that the host narrows is asked for. */
export function narrowingOf({ keyword, enabled }: Pick<ListAddress, 'keyword' | 'enabled'>) {
  return { keyword, ...(enabled !== 'all' && { isEnable: enabled === 'yes' }) };
}

/** What of the address is to be another; null is left out of it. */
type AddressChanges = Partial<Record<keyof typeof names, string | null>>;

/** Reads and writes a list's state in the address. */
export function useListAddress(): ListAddress {
  const [params, setParams] = useSearchParams();
  const isLeaving = useIsLeaving();
  const { state: linkState } = useLocation();
  const saved: unknown = Object(linkState).saved;
  // Going back and reloading show what was seen before, so that no row is pointed out.
  const isBack = useNavigationType() === 'POP';

  function change(changes: AddressChanges, isCorrection = false) {
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        for (const [name, value] of Object.entries(changes)) {
          if (value === null || value === '') next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: isCorrection, state: isCorrection ? linkState : null, preventScrollReset: true },
    );
  }

  // React Router announces navigation in a transition; a correction in a transition of its own sees it first.
  const [correction, setCorrection] = useState<AddressChanges>();
  const correct = useEffectEvent((changes: AddressChanges) => {
    if (!isLeaving) change(changes, true);
  });
  useEffect(() => {
    if (correction) correct(correction);
  }, [correction]);

  const state = listStateOf(params);
  return {
    ...state,
    isNarrowed: state.keyword !== '' || state.enabled !== 'all',
    savedRow: typeof saved === 'string' && !isBack ? saved : undefined,
    setPage: (page) => change({ page: inAddress(page) }),
    correctPage(page, isAll = false) {
      startTransition(() => setCorrection({ page: inAddress(page), ...(isAll && { keyword: null, enabled: null }) }));
    },
    setSize: (size) => change({ page: null, size: size === PAGE_SIZE ? null : String(size) }),
    setKeyword(keyword) {
      // A search that waited for typing to stop would call back whoever has pressed a link meanwhile.
      if (!isLeaving) change({ page: null, keyword });
    },
    setTab: (tab) => change({ page: null, keyword: null, tab }),
    setEnabled: (enabled) => change({ page: null, enabled: enabled === 'all' ? null : enabled }),
    setSort: (sort) => change({ page: null, sort }),
    clear: () => change({ page: null, keyword: null, enabled: null }),
  };
}

function inAddress(page: number): string | null {
  return page === 1 ? null : String(page);
}

function oneOf<Value extends string>(values: readonly Value[], text: string | null): Value | undefined {
  return values.find((value) => value === text);
}

/** Whether another page is on its way. */
function useIsLeaving(): boolean {
  const { location } = useNavigation();
  const { pathname } = useLocation();
  return location !== undefined && location.pathname !== pathname;
}
