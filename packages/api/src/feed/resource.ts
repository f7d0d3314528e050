import { FEED_STATUS } from '@cpd/domain/feed';
import { isWebAddress } from '@cpd/domain/hyperlink';
import { useEffect, useState } from 'react';
import { useSWRConfig } from 'swr';
import type { Client } from '../client/createClient.ts';
import { ApiError } from '../http/ApiError.ts';
import type { InputOf, ResponseOf } from '../http/endpoint.ts';
import type { QueryResult } from '../query/query.ts';
import { query } from '../query/query.ts';
import { type Action, useAction } from '../react/useAction.ts';
import * as endpoints from './contract.ts';

export type { FeedItem } from './contract.ts';

/** What the feed is asked for. */
export type FeedSearch = InputOf<typeof endpoints.listFeed>;

type FeedPage = ResponseOf<typeof endpoints.listFeed>;

const list = query(endpoints.listFeed, { isLive: true });

/**
 * A page of a tab's posts. The page before stays, dimmed, while the next one loads. A tab that is opened starts without
 * rows, also without those of an earlier visit.
 */
function useFeed(search: FeedSearch): QueryResult<FeedPage> {
  const { status } = search;
  const { mutate } = useSWRConfig();
  const result = list.useQuery(search);
  const [tab, setTab] = useState<{ readonly status: FeedSearch['status']; readonly before?: FeedPage }>({ status });
  if (tab.status !== status) setTab({ status, ...(result.data && { before: result.data }) });

  useEffect(() => {
    void mutate((key) => list.isKey(key) && statusOf(key) !== String(status), undefined);
  }, [mutate, status]);

  const isOfTabBefore = result.data !== undefined && result.data === tab.before;
  return isOfTabBefore ? { ...result, data: undefined, isPrevious: false } : result;
}

function statusOf(key: string): string | null {
  return new URLSearchParams(key.split('?')[1]).get('status');
}

/** A page of posts for parts of other pages. */
const excerpt = query(endpoints.listFeed, { isLive: true });

/** How many posts are in review; a host that does not say keeps it quiet. */
const inReview = query(endpoints.listFeed, { isLive: true, select: ({ total }) => total, isReported: false });

/** The least that a list answers: its number of rows is all that is asked for. */
const counted = { status: FEED_STATUS.review, page: 1, size: 1 } as const;

function useInReview(): QueryResult<number> {
  return inReview.useQuery(counted);
}

/** Asks for the address of a post's review page, which is a web address for certain (rule A17). */
function useReviewAddress(): Action<[post: { readonly id: string }], string> {
  return useAction({ perform: readReviewAddress });
}

async function readReviewAddress(client: Client, post: { readonly id: string }): Promise<string> {
  const { url } = await client.request(endpoints.readReviewAddress, post);
  if (isWebAddress(url)) return url;
  throw new ApiError('malformed', { message: `The review page has no web address that could be opened: '${url}'.` });
}

/** The posts by their status, and where those in review are decided. */
export const feed = {
  list: { ...list, useQuery: useFeed },
  excerpt,
  inReview: { useQuery: useInReview },
  reviewAddress: { useMutation: useReviewAddress },
};
