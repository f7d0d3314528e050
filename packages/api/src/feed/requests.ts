import { isWebAddress } from '@cpd/domain/hyperlink';
import type { Page } from '../cache/Page.ts';
import type { Client } from '../client/createClient.ts';
import type { ReadCall } from '../client/ReadCall.ts';
import { ApiError } from '../http/ApiError.ts';
import * as calls from './contract.ts';
import { type FeedSearch, feedKeys, feedQuery } from './keys.ts';

/** A page of the feed, and the tab it belongs to. */
export interface FeedPage extends Page<calls.FeedItem> {
  readonly status: number;
}

/** Lists one page of the feed. */
export async function listFeed(client: Client, search: FeedSearch, call: ReadCall = {}): Promise<FeedPage> {
  const answer = await client.send(calls.listFeed, { ...call, query: feedQuery(search) });
  return { ...answer, status: search.status };
}

/**
 * Reads the address of a post's review page.
 * @throws ApiError also when the server gives an address that no browser should open (rule A17).
 */
export async function readReviewAddress(client: Client, id: string): Promise<string> {
  const { url } = await client.send(calls.readReviewAddress, { params: { id } });
  if (isWebAddress(url)) return url;
  throw new ApiError('malformed', { message: `The review page has no web address that could be opened: '${url}'.` });
}

/** Begins to load a page of the feed before its list is there. */
export function preloadFeed(client: Client, search: FeedSearch): void {
  client.preloads.start(feedKeys.list(search), (call) => listFeed(client, search, call));
}
