import { type Reading, type ReadingOptions, useReading } from '../cache/useReading.ts';
import { type Action, type ActionOptions, useAction } from '../client/useAction.ts';
import { type FeedSearch, feedKeys } from './keys.ts';
import { type FeedPage, listFeed, readReviewAddress } from './requests.ts';

/** One page of a tab's posts; the page before stays, dimmed, while the next one loads, but never another tab's. */
export function useFeed(search: FeedSearch, options: ReadingOptions = {}): Reading<FeedPage> {
  const reading = useReading({
    ...options,
    key: feedKeys.list(search),
    load: (client, call) => listFeed(client, search, call),
    keepsPrevious: true,
  });
  const isOfOtherTab = reading.data !== undefined && reading.data.status !== search.status;
  return isOfOtherTab ? { ...reading, data: undefined, isPrevious: false } : reading;
}

/** Asks for the address of a post's review page, which is a web address for certain (rule A17). */
export function useReviewAddress(options: ActionOptions = {}): Action<[id: string], string> {
  return useAction({ ...options, perform: readReviewAddress });
}
