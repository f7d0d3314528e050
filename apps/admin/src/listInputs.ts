import { CERTIFICATE_STATES, type CertificateState } from '@cpd/domain/certificate';
import { FEED_STATUS, parseFeedTab } from '@cpd/domain/feed';
import { MAX_PAGE_SIZE, PAGE_SIZE } from '@cpd/domain/paging';
import { filterParams, type ListParamValues } from '@cpd/ui/ListScreen';

// What each list requests, made of its URL. Shared by its route, which prefetches, and its page.

/** The first events that are not enabled. */
export const DRAFT_EVENTS = { page: 1, size: MAX_PAGE_SIZE, isEnable: false } as const;

export function userListInput({ page, size, keyword }: ListParamValues) {
  return { page, size, keyword };
}

export function feedListInput({ page, size, keyword, tab }: ListParamValues) {
  return { status: FEED_STATUS[parseFeedTab(tab)], page, size, keyword };
}

export function certificateGroupListInput({ page, ...filter }: ListParamValues) {
  return { page, size: PAGE_SIZE, ...filterParams(filter) };
}

export function eventListInput({ page, size, ...filter }: ListParamValues) {
  return { page, size, ...filterParams(filter) };
}

/** The state whose certificates a list shows; undefined for all of them. */
export function certificateStateOf(tab: string | null): CertificateState | undefined {
  return CERTIFICATE_STATES.find((state) => state === tab);
}

export function certificateListInput(groupId: string, { page, size, keyword, tab }: ListParamValues) {
  const state = certificateStateOf(tab);
  return { certificateGroup: groupId, ...(state && { state }), page, size, keyword };
}
