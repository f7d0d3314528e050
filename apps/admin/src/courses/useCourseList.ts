import { type Course, courses } from '@cpd/api/courses';
import { courseCounts } from '@cpd/domain/courseView';
import { clampPage, PAGE_SIZE, pageCount, pageOf } from '@cpd/domain/paging';
import {
  type ListParams,
  type ListState,
  type RowPosition,
  unpagedList,
  useCorrectPage,
  useFollowedRow,
} from '@cpd/ui/ListScreen';
import { say } from '@cpd/ui/language';
import { visibleCourses } from './visibleCourses.ts';

function sortOptions() {
  return [
    { value: '', label: say('Sequence') },
    { value: 'title', label: say('Title, A to Z') },
    { value: '-title', label: say('Title, Z to A') },
  ] as const;
}

export type CourseList = ReturnType<typeof useCourseList>;

/** Loads every course, and searches, filters, sorts and pages them in the browser. */
export function useCourseList(params: ListParams) {
  const query = courses.list.useQuery({});
  const { rows: all, ...state } = unpagedList(query);
  const view = visibleCourses(all ?? [], params);
  const pages = pageCount(view.length, PAGE_SIZE);
  useCorrectPage(query, params, {
    lastPage: all && Math.max(pages, 1),
    positionOf: (loaded, id) => positionOf(loaded, id, params),
  });
  const { page, following } = useFollowedRow(params, (id) => pageIn(view, id));
  return {
    /** Every course; undefined until the first response. */
    all,
    /** Runs a move of a course, whose page is shown. */
    following,
    list: {
      ...state,
      savedRow: params.savedRow,
      rows: all && pageOf(view, page, PAGE_SIZE),
      isStale: false,
      pager: {
        page: clampPage(page, view.length, PAGE_SIZE),
        pageCount: pages,
        total: all && view.length,
        onPageChange: params.setPage,
      },
    } satisfies ListState<Course>,
    /** Props of ListScreen. */
    tools: {
      // It sends no request, so its delay is short.
      search: { placeholder: say('Search courses'), delay: 200 },
      filter: { counts: all ? courseCounts(all, params.keyword) : null },
      sortOptions: sortOptions(),
    },
  };
}

function positionOf(all: readonly Course[], id: string, params: ListParams): RowPosition | undefined {
  const page = pageIn(visibleCourses(all, params), id);
  if (page !== undefined) return { page };
  const pageInAll = pageIn(visibleCourses(all, { ...params, keyword: '', enabled: 'all' }), id);
  return pageInAll === undefined ? undefined : { page: pageInAll, isAll: true };
}

function pageIn(courses: readonly Course[], id: string): number | undefined {
  const index = courses.findIndex(({ _id }) => _id === id);
  return index < 0 ? undefined : pageCount(index + 1, PAGE_SIZE);
}
