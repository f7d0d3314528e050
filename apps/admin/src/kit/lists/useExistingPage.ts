import { useEffect, useEffectEvent } from 'react';
import type { ListParams } from './useListParams.ts';

/**
 * Shows the last page in place of a later one, to which a deletion or an old link leads. `lastPage` is undefined while it
 * is not known.
 */
export function useExistingPage(
  { page, correctPage }: Pick<ListParams, 'page' | 'correctPage'>,
  lastPage: number | undefined,
): void {
  const isAfterLastPage = lastPage !== undefined && lastPage < page;
  const showLastPage = useEffectEvent(() => correctPage(lastPage ?? 1));
  useEffect(() => {
    if (isAfterLastPage) showLastPage();
  }, [isAfterLastPage]);
}
