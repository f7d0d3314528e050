import { MAX_COUNTED } from '@cpd/domain/paging';
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useListState } from './useListState.ts';

/** What the pager says about a page of ten rows. */
function totalOf(total: number, { page = 1, keyword = '' } = {}) {
  const query = {
    data: { docs: [{ _id: 'a' }], page, size: 10, total },
    error: undefined,
    isPrevious: false,
    useIsValidating: () => false,
    reload: async () => undefined,
    whenCurrent: async () => undefined,
  };
  const none = () => undefined;
  const params = { page, size: 10, keyword, show: null, savedRow: undefined, isFiltered: keyword !== '' };
  const { result } = renderHook(() =>
    useListState(query, { ...params, setPage: none, setSize: none, correctPage: none }),
  );
  const { total: shown, isAtLeast = false } = result.current.pager;
  return { shown, isAtLeast };
}

test.each([
  ['a keyword', MAX_COUNTED, { keyword: 'ana' }, MAX_COUNTED, false],
  ['a keyword that more rows have', MAX_COUNTED + 1, { keyword: 'ana' }, MAX_COUNTED, true],
  ['a far page of them', 20_001, { keyword: 'ana', page: 2_000 }, 20_000, true],
  ['their last page', 20_001, { keyword: 'ana', page: 2_001 }, 20_001, false],
  ['no keyword', MAX_COUNTED + 1, {}, MAX_COUNTED + 1, false],
])('the pager tells the total of %s', (_, total, params, shown, isAtLeast) => {
  expect(totalOf(total, params)).toEqual({ shown, isAtLeast });
});
