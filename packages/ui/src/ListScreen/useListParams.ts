import { PAGE_SIZE, parsePage, parsePageSize } from '@cpd/domain/paging';
import { useHost, useIsLeaving } from '../Host/index.ts';

/** The state of a navigation to a list. */
export interface ListLinkState {
  readonly saved: string;
}

/** A list's state in the URL, which reload, back and a shared link restore. Defaults are omitted. */
export interface ListParamValues {
  /** The page, from 1. */
  readonly page: number;
  /** The number of rows on a page. */
  readonly size: number;
  /** The search text. An empty one matches everything. */
  readonly keyword: string;
  /** The name of the tab; null for the default one. */
  readonly tab: string | null;
  readonly enabled: EnabledFilter;
  /** The id of the one person whose rows are shown, '' for everyone. */
  readonly by: string;
  /** Null for the list's own order. */
  readonly sort: ListSort | null;
  /** `deleted` for the items that can be restored, null for the others. */
  readonly show: 'deleted' | null;
}

/** The filter by whether items are enabled. */
export type EnabledFilter = 'all' | 'yes' | 'no';

/** Sorted by title, ascending or descending. */
export type ListSort = 'title' | '-title';

/** The state of a list, and functions that change it. */
export type ListParams = ReturnType<typeof useListParams>;

/** The search of a list, and a function that clears it. */
export type ListSearch = Pick<ListParams, 'keyword' | 'setKeyword' | 'isFiltered' | 'clear'>;

/** Parses the query of a list's URL. */
export function parseListParams(params: URLSearchParams): ListParamValues {
  return {
    page: parsePage(params.get('page')),
    size: parsePageSize(params.get('size')),
    keyword: params.get('keyword') ?? '',
    tab: params.get('tab'),
    enabled: oneOf<EnabledFilter>(['yes', 'no'], params.get('enabled')) ?? 'all',
    by: params.get('by') ?? '',
    sort: oneOf<ListSort>(['title', '-title'], params.get('sort')) ?? null,
    show: oneOf<'deleted'>(['deleted'], params.get('show')) ?? null,
  };
}

/** The request parameters for a list that the server filters. */
export function filterParams({ keyword, enabled }: Pick<ListParamValues, 'keyword' | 'enabled'>) {
  return { keyword, ...(enabled !== 'all' && { isEnable: enabled === 'yes' }) };
}

/** Changes to the URL; null removes a parameter. */
type ParamChanges = Partial<Record<keyof ListParamValues, string | null>>;

const UNFILTERED = { keyword: null, enabled: null, by: null, show: null };

/** Reads and writes a list's state in the URL. */
export function useListParams() {
  const { navigate, nextLocation, useIsBack, useLocation } = useHost();
  const isLeaving = useIsLeaving();
  const shown = useLocation();
  const saved: unknown = Object(shown.state).saved;
  // The state of the link is still there after going back and reloading, which must not highlight the row again.
  const isBack = useIsBack();

  function change(changes: ParamChanges, isCorrection = false) {
    const next = nextLocation();
    // The change before this one may not be rendered yet.
    const { path, search, state: linkState } = next.path === shown.path ? next : shown;
    void navigate(`${path}?${withChanges(new URLSearchParams(search), changes)}`, {
      replace: isCorrection,
      state: isCorrection ? linkState : null,
      keepsScroll: true,
    });
  }

  const state = parseListParams(new URLSearchParams(shown.search));
  return {
    ...state,
    /** Whether a search or a filter is active. */
    isFiltered: state.keyword !== '' || state.enabled !== 'all' || state.by !== '',
    /** The id of the row that was just saved, until the next navigation. */
    savedRow: typeof saved === 'string' && !isBack ? saved : undefined,
    setPage: (page: number) => change({ page: pageParam(page) }),
    /**
     * Replaces the page in the URL and in the browser's history. `isAll` clears search and filter.
     * Does nothing during a navigation to another screen.
     */
    correctPage(page: number, isAll = false) {
      if (!isLeaving()) change({ page: pageParam(page), ...(isAll && UNFILTERED) }, true);
    },
    // Every other change leads to the first page.
    setSize: (size: number) => change({ page: null, size: size === PAGE_SIZE ? null : String(size) }),
    setKeyword(keyword: string) {
      // A debounced search must not cancel a navigation that started during the delay.
      if (!isLeaving()) change({ page: null, keyword });
    },
    /** Opens another tab and clears the search, unless it is for all tabs. */
    setTab: (tab: string | null, { keepsSearch = false } = {}) =>
      change({ page: null, ...(!keepsSearch && { keyword: null }), tab }),
    setEnabled: (enabled: EnabledFilter) =>
      change({ page: null, show: null, enabled: enabled === 'all' ? null : enabled }),
    setBy: (by: string) => change({ page: null, by }),
    showDeleted: () => change({ page: null, enabled: null, show: 'deleted' }),
    setSort: (sort: ListSort | null) => change({ page: null, sort }),
    /** Clears search and filter. */
    clear: () => change({ page: null, ...UNFILTERED }),
  };
}

/** The parameters for the rows that a list shows in place of its own, such as deleted ones. */
export function alternativeParams(params: ListParams): ListParams {
  return { ...params, show: null, savedRow: undefined };
}

/** Returns the path and query of a list at another page. */
export function atPage(listAddress: string, page: number): string {
  const [path = '', query] = listAddress.split('?');
  const params = withChanges(new URLSearchParams(query), { page: pageParam(page) });
  return params.size === 0 ? path : `${path}?${params}`;
}

function withChanges(params: URLSearchParams, changes: ParamChanges): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}

function pageParam(page: number): string | null {
  return page === 1 ? null : String(page);
}

function oneOf<Value extends string>(values: readonly Value[], text: string | null): Value | undefined {
  return values.find((value) => value === text);
}
