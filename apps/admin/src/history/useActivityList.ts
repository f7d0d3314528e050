import { type Activity, type ActivityFilter, activity } from '@cpd/api/activity';
import { MAX_COUNTED_CHANGES, type RepeatedLines, repeatedLines } from '@cpd/domain/history';
import { PAGE_SIZE, shownTotal } from '@cpd/domain/paging';
import { type ListParams, type ListState, useListState } from '@cpd/ui/ListScreen';
import { useMemo, useState } from 'react';

/** A line of the history. The newest line of an import stands for all that are on the page. */
export interface ActivityRow extends Activity {
  readonly group: RepeatedLines<Activity>;
}

/** An import adds a line for each question. Other changes differ in what they changed. */
function rowsOf(lines: readonly Activity[]): readonly ActivityRow[] {
  return repeatedLines(lines, ({ action }) => action === 'question.added').map((group) => ({ ...group[0], group }));
}

/** Where the page of the history is kept, such as the URL. */
export type ActivityPage = Pick<ListParams, 'page' | 'setPage' | 'correctPage'>;

/** The page of a history in a dialog, which no address leads to. */
export function useDialogPage(): ActivityPage {
  const [page, setPage] = useState(1);
  return { page, setPage, correctPage: setPage };
}

/** The history page by page. */
export function useActivityList(filter: ActivityFilter, pages: ActivityPage): ListState<ActivityRow> {
  const params = { ...pages, size: PAGE_SIZE, show: null, savedRow: undefined, isFiltered: false, setSize: () => {} };
  const query = activity.list.useQuery({ ...filter, page: pages.page, size: PAGE_SIZE });
  const { rows: lines, ...state } = useListState(query, params, { hasSizes: false });
  const list = { ...state, rows: useMemo(() => lines && rowsOf(lines), [lines]) };
  // The server counts search results up to a limit.
  if (filter.keyword === undefined || lines === undefined || query.data === undefined) return list;
  return { ...list, pager: { ...list.pager, ...shownTotal(query.data, MAX_COUNTED_CHANGES) } };
}
