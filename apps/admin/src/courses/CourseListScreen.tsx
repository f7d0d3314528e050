import type { Course } from '@cpd/api/courses';
import type { SequenceAction } from '@cpd/domain/sequence';
import { PageHeader } from '@cpd/ui/PageHeader';
import { pageOfWhole, type WholeList } from '../kit/lists/ListState.ts';
import { ListTable } from '../kit/lists/ListTable.tsx';
import { NEW_HINT, NewButton } from '../kit/lists/NewButton.tsx';
import type { EnableableListProps } from '../kit/lists/RowActions.tsx';
import { courseColumns } from './courseColumns.tsx';

export interface CourseListScreenProps extends EnableableListProps<Course> {
  courses: WholeList<Course>;
  /** Moves a course one place: 1 is up, -1 is down. */
  onMove: (course: Course, action: SequenceAction) => void;
}

export function CourseListScreen(props: CourseListScreenProps) {
  const { courses, onNew } = props;
  return (
    <>
      <PageHeader title="Course" actions={<NewButton onPress={onNew} />} />
      <ListTable
        list={pageOfWhole(courses)}
        caption="Courses"
        things="courses"
        emptyHint={NEW_HINT}
        columns={courseColumns(courses.all ?? [], props)}
      />
    </>
  );
}
