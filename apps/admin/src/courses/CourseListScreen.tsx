import type { Course } from '@cpd/api/courses';
import { PageHeader } from '@cpd/ui/PageHeader';
import { pageOfWhole, type WholeList } from '../kit/lists/ListState.ts';
import { ListTable } from '../kit/lists/ListTable.tsx';
import { NewButton } from '../kit/lists/NewButton.tsx';
import { TWO_LINES } from '../kit/lists/textColumns.tsx';
import { CourseTools, type CourseViewState } from './CourseTools.tsx';
import { type CourseRow, courseColumns } from './courseColumns.tsx';
import { courseView } from './courseView.ts';

export interface CourseListScreenProps extends CourseRow {
  onNew: () => void;
  courses: WholeList<Course>;
  view: CourseViewState;
}

export function CourseListScreen(props: CourseListScreenProps) {
  const { courses, view, onNew } = props;
  return (
    <>
      <PageHeader title="Course" actions={<NewButton onPress={onNew} />} />
      <ListTable
        list={pageOfWhole({ ...courses, all: courses.all && courseView(courses.all, view) })}
        toolbar={<CourseTools all={courses.all} view={view} />}
        search={view}
        caption="Courses"
        pluralNoun="courses"
        onNew={onNew}
        rowHeight={TWO_LINES}
        columns={courseColumns(courses.all ?? [], props, isInSequence(view))}
      />
    </>
  );
}

/** Whether the rows stand as the sequence has them, all of them. */
function isInSequence({ isFiltered, sort }: CourseViewState): boolean {
  return !isFiltered && sort === null;
}
