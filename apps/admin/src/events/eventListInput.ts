import { filterParams, type ListParamValues } from '../kit/lists/useListParams.ts';

/** What the event list requests, for the route and the page. */
export function eventListInput({ page, size, ...filter }: ListParamValues) {
  return { page, size, ...filterParams(filter) };
}
