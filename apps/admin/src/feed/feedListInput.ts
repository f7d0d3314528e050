import { FEED_STATUS, parseFeedTab } from '@cpd/domain/feed';
import type { ListParamValues } from '../kit/lists/useListParams.ts';

/** What the feed requests, for the route and the page. */
export function feedListInput({ page, size, keyword, tab }: ListParamValues) {
  return { status: FEED_STATUS[parseFeedTab(tab)], page, size, keyword };
}
