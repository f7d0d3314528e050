import { type Course, courses } from '@cpd/api/courses';
import { PAGE_SIZE, pageCount } from '@cpd/domain/paging';
import { unpagedList, type WholeList } from '../kit/lists/ListState.ts';
import type { ListParams } from '../kit/lists/useListParams.ts';
import { type RowPlace, useSavedRow } from '../kit/lists/useSavedRow.ts';
import { courseView } from './courseView.ts';

/** Every course, and the page of them that the address names. */
export function useCourseList(address: ListParams): WholeList<Course> {
  const reading = courses.list.useQuery({});
  const { rows, ...state } = unpagedList(reading);
  const { page, setPage, savedRow } = address;
  useSavedRow(reading, address, (all, id) => placeOf(all, id, address));
  return { ...state, all: rows, savedRow, page, onPageChange: setPage };
}

function placeOf(all: readonly Course[], id: string, address: ListParams): RowPlace | undefined {
  const page = pageIn(courseView(all, address), id);
  if (page !== undefined) return { page };
  const pageInAll = pageIn(courseView(all, { ...address, keyword: '', enabled: 'all' }), id);
  return pageInAll === undefined ? undefined : { page: pageInAll, isAll: true };
}

function pageIn(courses: readonly Course[], id: string): number | undefined {
  const index = courses.findIndex(({ _id }) => _id === id);
  return index < 0 ? undefined : pageCount(index + 1, PAGE_SIZE);
}
