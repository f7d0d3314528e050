import { type Activity, type ActivityFilter, activity } from '@cpd/api/activity';
import { MAX_COUNTED_CHANGES } from '@cpd/domain/history';
import { PAGE_SIZE } from '@cpd/domain/paging';
import { useState } from 'react';
import { type ListState, serverPage } from '../lists/ListState.ts';

/** The history page by page, with the page number in state instead of the URL. */
export function useActivityList(filter: ActivityFilter): ListState<Activity> {
  const filterKey = JSON.stringify(filter);
  const [asked, setAsked] = useState({ filterKey, page: 1 });
  // A new search starts at page 1.
  const page = asked.filterKey === filterKey ? asked.page : 1;
  const reading = activity.list.useQuery({ ...filter, page, size: PAGE_SIZE });
  const onPageChange = (to: number) => setAsked({ filterKey, page: to });
  const list = serverPage(reading, { page, size: PAGE_SIZE, onPageChange });
  const { total = 0, page: shown = 1, size = PAGE_SIZE } = reading.data ?? {};
  // The server counts search results up to a limit, plus one if there are more.
  const isAtLeast = filter.keyword !== undefined && total > MAX_COUNTED_CHANGES && shown * size < total;
  return isAtLeast ? { ...list, pager: { ...list.pager, total: total - 1, isAtLeast } } : list;
}
