import type { ListParamValues } from '../kit/lists/useListParams.ts';

/** The query input of the user list, shared by the route and the page. */
export function userListInput({ page, size, keyword }: ListParamValues) {
  return { page, size, keyword };
}
