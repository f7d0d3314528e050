import { FEED_STATUS, parseFeedTab } from '@cpd/domain/feed';
import { PAGE_SIZE } from '@cpd/domain/paging';
import { filterParams, type ListParamValues } from './kit/lists/useListParams.ts';

// What each list requests, made of its URL. Shared by its route, which prefetches, and its page.

export function userListInput({ page, size, keyword }: ListParamValues) {
  return { page, size, keyword };
}

export function feedListInput({ page, size, keyword, tab }: ListParamValues) {
  return { status: FEED_STATUS[parseFeedTab(tab)], page, size, keyword };
}

export function certificateGroupListInput({ page, keyword }: ListParamValues) {
  return { page, size: PAGE_SIZE, keyword };
}

export function eventListInput({ page, size, ...filter }: ListParamValues) {
  return { page, size, ...filterParams(filter) };
}
