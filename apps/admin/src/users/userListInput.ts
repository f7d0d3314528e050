import type { ListParamValues } from '../kit/lists/useListParams.ts';

/** What the user list requests, for the route and the page. */
export function userListInput({ page, size, keyword }: ListParamValues) {
  return { page, size, keyword };
}
