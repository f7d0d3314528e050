import { filterParams, type ListParamValues } from '../kit/lists/useListParams.ts';

/** The query input of the event list, shared by the route and the page. */
export function eventListInput({ page, size, ...filter }: ListParamValues) {
  return { page, size, ...filterParams(filter) };
}
