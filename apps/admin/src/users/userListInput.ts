import type { ListQuery } from '../kit/lists/useListAddress.ts';

/** What the user list requests, for the route and the page. */
export function userListInput({ page, size, keyword }: ListQuery) {
  return { page, size, keyword };
}
