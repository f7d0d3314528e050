import { PAGE_SIZE, parsePage, parsePageSize } from '@cpd/domain/paging';
import { useLocation, useNavigationType, useSearchParams } from 'react-router';
import { useIsLeaving } from '../CurrentRouter.ts';

/** The state of a navigation to a list. */
export interface ListLinkState {
  readonly saved: string;
}

/** A list's state as the address holds it, defaults left out, so that reload, back and a shared link restore it. */
export interface ListParamValues {
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
  /** By what the rows are sorted; null in their own order. */
  readonly sort: ListSort | null;
}

/** Which rows are shown, by whether they are enabled. */
export type EnabledFilter = 'all' | 'yes' | 'no';

/** A title's order, from its first letter or from its last. */
export type ListSort = 'title' | '-title';

/** The state of a list, and what changes it. */
export type ListParams = ReturnType<typeof useListParams>;

/** What a list is searched for, and how to see all of it again. */
export type ListSearch = Pick<ListParams, 'keyword' | 'setKeyword' | 'isFiltered' | 'clear'>;

/** Reads a list's page, size and search out of an address. */
export function parseListParams(params: URLSearchParams): ListParamValues {
  return {
    page: parsePage(params.get('page')),
    size: parsePageSize(params.get('size')),
    keyword: params.get('keyword') ?? '',
    tab: params.get('tab'),
    enabled: oneOf<EnabledFilter>(['yes', 'no'], params.get('enabled')) ?? 'all',
    sort: oneOf<ListSort>(['title', '-title'], params.get('sort')) ?? null,
  };
}

/** What a list that the host narrows is asked for. */
export function filterParams({ keyword, enabled }: Pick<ListParamValues, 'keyword' | 'enabled'>) {
  return { keyword, ...(enabled !== 'all' && { isEnable: enabled === 'yes' }) };
}

/** What changes in the address; null takes it out. */
type ParamChanges = Partial<Record<keyof ListParamValues, string | null>>;

/** Reads and writes a list's state in the address. */
export function useListParams() {
  const [params, setParams] = useSearchParams();
  const isLeaving = useIsLeaving();
  const { state: linkState } = useLocation();
  const saved: unknown = Object(linkState).saved;
  // Going back and reloading show what was seen before, so that no row is pointed out.
  const isBack = useNavigationType() === 'POP';

  function change(changes: ParamChanges, isCorrection = false) {
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

  const state = parseListParams(params);
  return {
    ...state,
    /** Whether a search or a filter leaves rows out. */
    isFiltered: state.keyword !== '' || state.enabled !== 'all',
    /** The id of the row that has just been saved, until the next navigation. */
    savedRow: typeof saved === 'string' && !isBack ? saved : undefined,
    setPage: (page: number) => change({ page: inAddress(page) }),
    /**
     * Puts another page in the place of this one, leaving no step to go back to; `isAll` gives up search and filter.
     * Does nothing while somebody is leaving for another screen.
     */
    correctPage(page: number, isAll = false) {
      if (!isLeaving()) change({ page: inAddress(page), ...(isAll && { keyword: null, enabled: null }) }, true);
    },
    // Whatever else is chosen shows the list from its first page on.
    setSize: (size: number) => change({ page: null, size: size === PAGE_SIZE ? null : String(size) }),
    setKeyword(keyword: string) {
      // A debounced search must not lead back after a link was pressed meanwhile.
      if (!isLeaving()) change({ page: null, keyword });
    },
    /** Shows another tab, without the search of the former one. */
    setTab: (tab: string | null) => change({ page: null, keyword: null, tab }),
    setEnabled: (enabled: EnabledFilter) => change({ page: null, enabled: enabled === 'all' ? null : enabled }),
    setSort: (sort: ListSort | null) => change({ page: null, sort }),
    /** Gives up searching and filtering. */
    clear: () => change({ page: null, keyword: null, enabled: null }),
  };
}

function inAddress(page: number): string | null {
  return page === 1 ? null : String(page);
}

function oneOf<Value extends string>(values: readonly Value[], text: string | null): Value | undefined {
  return values.find((value) => value === text);
}
