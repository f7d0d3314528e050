import { courses } from '@cpd/api/courses';
import { fromCache } from '@cpd/api/query';
import { PAGE_SIZE } from '@cpd/domain/paging';
import type { ListSlice } from '@cpd/ui/EditScreen';
import type { ListParamValues } from '@cpd/ui/ListScreen';
import { visibleCourses } from './visibleCourses.ts';

/** All courses that match a list's search and filter, in its order; null sends no request. */
export function useCourseSlice(params: ListParamValues | null): ListSlice | undefined {
  const { data } = courses.list.useQuery(params && {}, fromCache);
  if (!params || !data) return undefined;
  const ids = visibleCourses(data, params).map(({ _id }) => _id);
  return { ids, offset: 0, total: ids.length, pageSize: PAGE_SIZE };
}
