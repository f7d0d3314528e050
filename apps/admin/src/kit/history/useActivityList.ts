import { type Activity, type ActivityFilter, activity } from '@cpd/api/activity';
import { COUNTED_CHANGES } from '@cpd/domain/history';
import { PAGE_SIZE } from '@cpd/domain/paging';
import { useState } from 'react';
import { type ListState, serverPage } from '../lists/ListState.ts';

/** The history page by page, where the page is not in the address. */
export function useActivityList(filter: ActivityFilter): ListState<Activity> {
  const filterKey = JSON.stringify(filter);
  const [asked, setAsked] = useState({ filterKey, page: 1 });
  // Another search begins at its first page.
  const page = asked.filterKey === filterKey ? asked.page : 1;
  const reading = activity.list.useQuery({ ...filter, page, size: PAGE_SIZE });
  const onPageChange = (to: number) => setAsked({ filterKey, page: to });
  const list = serverPage(reading, { page, size: PAGE_SIZE, onPageChange });
  const { total = 0, page: shown = 1, size = PAGE_SIZE } = reading.data ?? {};
  // A search counts up to a limit, and one more when there are more.
  const isAtLeast = filter.keyword !== undefined && total > COUNTED_CHANGES && shown * size < total;
  return isAtLeast ? { ...list, pager: { ...list.pager, total: total - 1, isAtLeast } } : list;
}
