import { type ListQuery, narrowingOf } from '../kit/lists/useListAddress.ts';

/** What the event list requests, for the route and the page. */
export function eventListInput({ page, size, ...filter }: ListQuery) {
  return { page, size, ...narrowingOf(filter) };
}
