import { type ActivityFilter, activity } from '@cpd/api/activity';

/** The newest line of a history; undefined while it loads, and if there is none. */
export function useLastChange(filter: ActivityFilter) {
  const { data, error, reload } = activity.list.useQuery({ ...filter, page: 1, size: 1 });
  return { last: data?.docs[0], error, reload };
}
