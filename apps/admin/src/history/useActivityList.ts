import { type Activity, type ActivityFilter, activity } from '@cpd/api/activity';
import { MAX_COUNTED_CHANGES, type RepeatedLines, repeatedLines } from '@cpd/domain/history';
import { PAGE_SIZE } from '@cpd/domain/paging';
import { type ListState, serverPage } from '@cpd/ui/ListScreen';
import { useMemo, useState } from 'react';

/** A line of the history. The newest line of an import stands for all that are on the page. */
export interface ActivityRow extends Activity {
  readonly group: RepeatedLines<Activity>;
}

/** An import adds a line for each question. Other changes differ in what they changed. */
function rowsOf(lines: readonly Activity[]): readonly ActivityRow[] {
  return repeatedLines(lines, ({ action }) => action === 'question.added').map((group) => ({ ...group[0], group }));
}

/** The history page by page, with the page number in state instead of the URL. */
export function useActivityList(filter: ActivityFilter): ListState<ActivityRow> {
  const filterKey = JSON.stringify(filter);
  const [requested, setRequested] = useState({ filterKey, page: 1 });
  // A new search starts at page 1.
  const page = requested.filterKey === filterKey ? requested.page : 1;
  const query = activity.list.useQuery({ ...filter, page, size: PAGE_SIZE });
  const onPageChange = (to: number) => setRequested({ filterKey, page: to });
  const { rows: lines, ...state } = serverPage(query, { page, size: PAGE_SIZE, onPageChange });
  const list = { ...state, rows: useMemo(() => lines && rowsOf(lines), [lines]) };
  const { total = 0, page: currentPage = 1, size = PAGE_SIZE } = query.data ?? {};
  // The server counts search results up to a limit, plus one if there are more.
  const isAtLeast = filter.keyword !== undefined && total > MAX_COUNTED_CHANGES && currentPage * size < total;
  return isAtLeast ? { ...list, pager: { ...list.pager, total: total - 1, isAtLeast } } : list;
}
