import { FEED_STATUS, parseFeedTab } from '@cpd/domain/feed';
import type { ListQuery } from '../kit/lists/useListAddress.ts';

/** What the feed requests, for the route and the page. */
export function feedListInput({ page, size, keyword, tab }: ListQuery) {
  return { status: FEED_STATUS[parseFeedTab(tab)], page, size, keyword };
}
