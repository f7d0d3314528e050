import { PAGE_SIZE } from '@cpd/domain/paging';
import type { ListQuery } from '../kit/lists/useListAddress.ts';

/** What the certificate group list requests, for the route and the page. */
export function certificateGroupListInput({ page, keyword }: ListQuery) {
  return { page, size: PAGE_SIZE, keyword };
}
