import type { Course } from '@cpd/api/courses';
import { clampPage, PAGE_SIZE, pageCount, pageOf } from '@cpd/domain/paging';
import type { SequenceAction } from '@cpd/domain/sequence';
import { PageHeader } from '@cpd/ui/PageHeader';
import { ListTable } from '../kit/lists/ListTable.tsx';
import { NEW_HINT, NewButton } from '../kit/lists/NewButton.tsx';
import type { EnableableListProps } from '../kit/lists/RowActions.tsx';
import { courseColumns } from './courseColumns.tsx';

/** What the course list shows and reports. */
export interface CourseListScreenProps extends EnableableListProps<Course> {
  /** Every course in its sequence; undefined until the first answer. */
  courses: readonly Course[] | undefined;
  /** Whether the last attempt to load them failed. */
  hasFailed: boolean;
  /** The page asked for, from 1. */
  page: number;
  /** Receives the page to show. */
  onPageChange: (page: number) => void;
  /** Loads the courses again. */
  onRetry: () => void;
  /** Moves a course one place: 1 is up, -1 is down. */
  onMove: (course: Course, action: SequenceAction) => void;
}

/** Lists the courses in their sequence. */
export function CourseListScreen(props: CourseListScreenProps) {
  const { courses, hasFailed, page, onPageChange, onRetry, onNew } = props;
  const all = courses ?? [];
  return (
    <>
      <PageHeader title="Course" actions={<NewButton onPress={onNew} />} />
      <ListTable
        caption="Courses"
        things="courses"
        emptyHint={NEW_HINT}
        columns={courseColumns(all, props)}
        rows={courses && pageOf(courses, page, PAGE_SIZE)}
        hasFailed={hasFailed}
        onRetry={onRetry}
        pager={{
          page: clampPage(page, all.length, PAGE_SIZE),
          pageCount: pageCount(all.length, PAGE_SIZE),
          total: courses?.length,
          onPageChange,
        }}
      />
    </>
  );
}
