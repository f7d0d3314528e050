import type { QueryResult } from '@cpd/api/query';
import { useEffect, useEffectEvent } from 'react';
import type { ListParams } from './useListParams.ts';

export interface RowPosition {
  readonly page: number;
  /** Whether search or filter hide it, so that they have to be cleared. */
  readonly isAll?: boolean;
}

/**
 * Opens the page of a list with the row that was just saved, once the current rows are loaded.
 * `positionOf` returns the row's position; undefined leaves the list as it is.
 */
export function useSavedRow<Data>(
  { whenCurrent }: Pick<QueryResult<Data>, 'whenCurrent'>,
  { savedRow, page, isFiltered, correctPage }: ListParams,
  positionOf: (data: Data, id: string) => RowPosition | undefined,
): void {
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
