import { FEED_STATUS } from '@cpd/domain/feed';
import { isWebAddress } from '@cpd/domain/hyperlink';
import { queueAfter, type ReviewQueue } from '@cpd/domain/review';
import { sentence } from '@cpd/domain/sentence';
import { useEffect, useState } from 'react';
import { useSWRConfig } from 'swr';
import type { Client } from '../client/createClient.ts';
import { ApiError } from '../http/ApiError.ts';
import type { InputOf, ResponseOf } from '../http/endpoint.ts';
import { COUNT_ONLY } from '../query/Page.ts';
import type { QueryResult } from '../query/query.ts';
import { query, queryParam } from '../query/query.ts';
import { useClient } from '../react/ClientContext.tsx';
import { type Action, useAction } from '../react/useAction.ts';
import * as endpoints from './contract.ts';

export type { FeedItem } from './contract.ts';

/** The input of the feed's query. */
export type FeedSearch = InputOf<typeof endpoints.listFeed>;

type FeedPage = ResponseOf<typeof endpoints.listFeed>;

const list = query(endpoints.listFeed, { isLive: true });

/**
 * A page of a tab's posts. The previous page stays visible, dimmed, while the next one loads. A tab opens without rows,
 * even if rows of an earlier visit are cached.
 */
function useFeed(search: FeedSearch): QueryResult<FeedPage> {
  const { status } = search;
  const { mutate } = useSWRConfig();
  const result = list.useQuery(search);
  const [tab, setTab] = useState<{ readonly status: FeedSearch['status']; readonly before?: FeedPage }>({ status });
  if (tab.status !== status) setTab({ status, ...(result.data && { before: result.data }) });

  useEffect(() => {
    void mutate((key) => list.isKey(key) && queryParam(key, 'status') !== String(status), undefined);
  }, [mutate, status]);

  const isOfTabBefore = result.data !== undefined && result.data === tab.before;
  return isOfTabBefore ? { ...result, data: undefined, isPrevious: false } : result;
}

/** A page of posts for parts of other pages. */
const excerpt = query(endpoints.listFeed, { isLive: true });

/** The number of posts in review. Failures are not reported. */
const inReview = query(endpoints.listFeed, { isLive: true, select: ({ total }) => total, isReported: false });

const counted = { status: FEED_STATUS.review, ...COUNT_ONLY } as const;

function useInReview(): QueryResult<number> {
  return inReview.useQuery(counted);
}

/** Requests the URL of a post's review page, and checks that it is http or https. */
function useReviewAddress(): Action<[post: { readonly id: string }], string> {
  return useAction({ perform: readReviewAddress });
}

async function readReviewAddress(client: Client, post: { readonly id: string }): Promise<string> {
  const { url } = await client.request(endpoints.readReviewAddress, post);
  if (isWebAddress(url)) return url;
  const message = sentence("The review page has no web address that could be opened: ''{url}''.", { url });
  throw new ApiError('malformed', { message });
}

/** How many of the newest posts in review are looked through for the one that follows another. */
const QUEUE_SIZE = 100;

/** Loads what follows a post in review; null if that failed, because it is only an offer. */
function useReviewQueue(): (id: string) => Promise<ReviewQueue | null> {
  const client = useClient();
  return async (id) => {
    const page = { status: FEED_STATUS.review, page: 1, size: QUEUE_SIZE };
    try {
      const { docs, total } = await client.request(endpoints.listFeed, page, { overlay: false });
      const ids = docs.map(({ _id }) => _id);
      return queueAfter(id, ids, total);
    } catch {
      return null;
    }
  };
}

/** The posts by status, and the URLs of their review pages. */
export const feed = {
  list: { ...list, useQuery: useFeed },
  excerpt,
  inReview: { useQuery: useInReview },
  reviewAddress: { useMutation: useReviewAddress },
  useReviewQueue,
};
