import type { Client } from '@cpd/api/client';
import { feed } from '@cpd/api/feed';
import { FEED_STATUS, parseFeedTab } from '@cpd/domain/feed';
import { listStateOf } from '../kit/lists/useListAddress.ts';
import type { Visit } from '../kit/Visit.ts';

/** Asks for the page of the feed that an address names. */
export function preload(client: Client, { search }: Visit): void {
  const { page, size, keyword, tab } = listStateOf(search);
  feed.list.prefetch(client, { status: FEED_STATUS[parseFeedTab(tab)], page, size, keyword });
}
