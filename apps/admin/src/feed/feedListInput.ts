import { FEED_STATUS, parseFeedTab } from '@cpd/domain/feed';
import type { ListParamValues } from '../kit/lists/useListParams.ts';

/** The query input of the feed, shared by the route and the page. */
export function feedListInput({ page, size, keyword, tab }: ListParamValues) {
  return { status: FEED_STATUS[parseFeedTab(tab)], page, size, keyword };
}
