import { useEffect, useEffectEvent } from 'react';
import type { PagedQuery } from './ListState.ts';
import type { ListParams } from './useListParams.ts';

export interface RowPosition {
  readonly page: number;
  /** Whether search or filter hide it, so that they have to be cleared. */
  readonly isAll?: boolean;
}

export type CorrectedParams = Pick<ListParams, 'savedRow' | 'page' | 'show' | 'isFiltered' | 'correctPage'>;

interface CorrectPageOptions<Data> {
  /** Undefined while it is not known. */
  readonly lastPage: number | undefined;
  /** Returns the position of a row; undefined leaves the list as it is. */
  readonly positionOf: (data: Data, id: string) => RowPosition | undefined;
}

/**
 * Shows the last page in place of a later one, to which a deletion or an old link leads. Opens the page with the row that was
 * just saved, once the current rows are loaded.
 */
export function useCorrectPage<Data>(
  { whenCurrent }: Pick<PagedQuery<Data>, 'whenCurrent'>,
  { savedRow, page, show, isFiltered, correctPage }: CorrectedParams,
  { lastPage, positionOf }: CorrectPageOptions<Data>,
): void {
  // The page in the URL belongs to the rows that are shown in place of the list's own.
  const isAfterLastPage = show === null && lastPage !== undefined && lastPage < page;
  const showLastPage = useEffectEvent(() => correctPage(lastPage ?? 1));
  useEffect(() => {
    if (isAfterLastPage) showLastPage();
  }, [isAfterLastPage]);

  const whenLoaded = useEffectEvent(whenCurrent);
  const open = useEffectEvent((data: Data, id: string) => {
    const position = positionOf(data, id);
    if (position && (position.page !== page || (position.isAll && isFiltered))) {
      correctPage(position.page, position.isAll);
    }
  });
  useEffect(() => {
    if (savedRow === undefined) return;
    const leaving = new AbortController();
    void whenLoaded(leaving.signal).then((loaded) => {
      if (loaded && !leaving.signal.aborted) open(loaded.value, savedRow);
    });
    return () => leaving.abort();
  }, [savedRow]);
}
