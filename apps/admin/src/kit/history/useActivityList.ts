import type { Activity } from '@cpd/api/activity';
import { type ActivityFilter, activity } from '@cpd/api/activity';
import { PAGE_SIZE } from '@cpd/domain/paging';
import { useState } from 'react';
import { type ListState, pageOfHost } from '../lists/ListState.ts';

/** The history page by page, where it does not stand in the address; undefined where the host has none (rule B2). */
export function useActivityList(filter: ActivityFilter): ListState<Activity> | undefined {
  const narrowedBy = JSON.stringify(filter);
  const [asked, setAsked] = useState({ narrowedBy, page: 1 });
  // Another search begins at its first page.
  const page = asked.narrowedBy === narrowedBy ? asked.page : 1;
  const reading = activity.list.useQuery({ ...filter, page, size: PAGE_SIZE });
  if (reading.data === undefined && reading.error?.status === 404) return undefined;
  const onPageChange = (to: number) => setAsked({ narrowedBy, page: to });
  const list = pageOfHost(reading, { page, size: PAGE_SIZE, onPageChange });
  return { ...list, pager: { ...list.pager, isAtLeast: reading.data?.hasOlder === true } };
}
