import type { Activity } from '@cpd/api/activity';
import { type ActivityFilter, activity } from '@cpd/api/activity';
import { PAGE_SIZE, pageCount } from '@cpd/domain/paging';
import { useState } from 'react';
import type { ListState } from '../lists/ListState.ts';

/** The history page by page, where it does not stand in the address; undefined where the host has none (rule B2). */
export function useActivityList(filter: ActivityFilter): ListState<Activity> | undefined {
  const narrowedBy = JSON.stringify(filter);
  const [asked, setAsked] = useState({ narrowedBy, page: 1 });
  // Another search begins at its first page.
  const page = asked.narrowedBy === narrowedBy ? asked.page : 1;
  const { data, error, isPrevious, reload } = activity.list.useQuery({ ...filter, page, size: PAGE_SIZE });
  if (data === undefined && error?.status === 404) return undefined;
  const answer = error !== undefined && isPrevious ? undefined : data;
  const pageSize = answer?.size ?? PAGE_SIZE;
  return {
    rows: answer?.docs,
    isStale: answer !== undefined && isPrevious,
    hasFailed: error !== undefined,
    onRetry: () => void reload(),
    pager: {
      page: answer?.page ?? page,
      pageCount: Math.max(pageCount(answer?.total ?? 0, pageSize), answer ? 1 : page),
      total: answer?.total,
      pageSize,
      onPageChange: (to) => setAsked({ narrowedBy, page: to }),
    },
  };
}
