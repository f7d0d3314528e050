import { PAGE_SIZE } from '@cpd/domain/paging';
import type { ListParamValues } from '../kit/lists/useListParams.ts';

/** The query input of the certificate group list, shared by the route and the page. */
export function certificateGroupListInput({ page, keyword }: ListParamValues) {
  return { page, size: PAGE_SIZE, keyword };
}
