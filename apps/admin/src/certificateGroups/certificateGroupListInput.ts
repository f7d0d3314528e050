import { PAGE_SIZE } from '@cpd/domain/paging';
import type { ListParamValues } from '../kit/lists/useListParams.ts';

/** What the certificate group list requests, for the route and the page. */
export function certificateGroupListInput({ page, keyword }: ListParamValues) {
  return { page, size: PAGE_SIZE, keyword };
}
