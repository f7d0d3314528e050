import type { QueryResult } from '@cpd/api/query';
import { useEffect, useEffectEvent } from 'react';
import type { ListParams } from './useListParams.ts';

/** Where a row stands: the page, and whether search and filter hide it there. */
export interface RowPlace {
  readonly page: number;
  readonly isAll?: boolean;
}

/**
 * Opens a list where the row of what has just been saved stands, once the host has answered which rows there are
 * (rule FO4). `placeOf` tells where; undefined leaves the list as it is.
 */
export function useSavedRow<Answer>(
  { whenCurrent }: Pick<QueryResult<Answer>, 'whenCurrent'>,
  { savedRow, page, isFiltered, correctPage }: ListParams,
  placeOf: (answer: Answer, id: string) => RowPlace | undefined,
): void {
  const whenLoaded = useEffectEvent(whenCurrent);
  const open = useEffectEvent((answer: Answer, id: string) => {
    const place = placeOf(answer, id);
    if (place && (place.page !== page || (place.isAll && isFiltered))) correctPage(place.page, place.isAll);
  });

  useEffect(() => {
    if (savedRow === undefined) return;
    let isHere = true;
    void whenLoaded().then((answer) => {
      if (isHere && answer) open(answer.value, savedRow);
    });
    return () => {
      isHere = false;
    };
  }, [savedRow]);
}
