import { MAX_COUNTED } from '@cpd/domain/paging';
import { COUNT_ONLY } from './Page.ts';
import type { Query } from './query.ts';

/** A page of a list, filtered by a keyword and by whether its items are enabled. */
type FilteredPage = typeof COUNT_ONLY & { readonly keyword: string; readonly isEnable: boolean };

/** The options of a query for the number of items with a filter. Failures are not reported. */
export const counting = {
  select: (page: { readonly total: number }) => page.total,
  isReported: false,
  revalidatesAfterMutations: true,
};

/**
 * Counts all items that match a keyword, those that are enabled, and the others; null while they load, undefined if the server
 * does not count, or not so far.
 */
export function enabledCounts(total: Pick<Query<FilteredPage, number>, 'useQuery'>) {
  return {
    useQuery(search: { readonly keyword: string } | null) {
      const counted = (isEnable: boolean) => search && { ...search, isEnable, ...COUNT_ONLY };
      const yes = total.useQuery(counted(true));
      const no = total.useQuery(counted(false));
      if (yes.error ?? no.error) return undefined;
      if (yes.data === undefined || no.data === undefined) return null;
      // More matches of a keyword are not counted.
      if (search?.keyword && Math.max(yes.data, no.data) > MAX_COUNTED) return undefined;
      return { all: yes.data + no.data, yes: yes.data, no: no.data };
    },
  };
}
