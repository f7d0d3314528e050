import { useClient } from '@cpd/api/client';
import { listFeed } from '@cpd/api/feed/contract';
import { FEED_STATUS } from '@cpd/domain/feed';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import { useReviewAddress } from './useOpenReview.ts';

/**
 * Opens a review in this tab, if the feed was opened by 'Next post' of a review page: that of the named post, or of the first
 * one if it was decided meanwhile. If there is none, the feed stays.
 */
export function useNextReview(): void {
  const client = useClient();
  const addressOf = useReviewAddress();
  const [search, setSearch] = useSearchParams();
  const next = search.get('next');

  const open = useEffectEvent(async (wanted: string) => {
    const page = { status: FEED_STATUS.review, page: 1, size: 100 };
    const ids = await client.request(listFeed, page).then(
      ({ docs }) => docs.map(({ _id }) => _id),
      (): string[] => [],
    );
    const id = ids.includes(wanted) ? wanted : ids[0];
    const address = id === undefined ? undefined : await addressOf(id);
    if (address !== undefined) window.location.replace(address);
    else
      setSearch(
        (current) => {
          current.delete('next');
          return current;
        },
        { replace: true },
      );
  });
  useEffect(() => {
    if (next !== null) void open(next);
  }, [next]);
}
