import { sentKeyword } from '@cpd/domain/keyword';
import type { PageRequest } from '../cache/Page.ts';
import { addressOf } from '../http/address.ts';
import { listFeed } from './contract.ts';

/** What the feed is asked for. */
export interface FeedSearch extends PageRequest {
  /** The tab's status: 4 posted, 2 in review. */
  readonly status: number;
  /** Text to find in titles and descriptions; empty finds every post. */
  readonly keyword?: string | undefined;
}

/** What a search puts into the call's query. */
export function feedQuery({ status, page, size, keyword = '' }: FeedSearch) {
  return { status, page, size, keyword: sentKeyword(keyword) };
}

/** Names the cached answers about the feed. */
export const feedKeys = {
  list: (search: FeedSearch) => addressOf(listFeed, { query: feedQuery(search) }),
};
