import type { Course } from '@cpd/api/courses';
import { displayTitle, rowName } from '@cpd/domain/draft';
import { missingForCourse } from '@cpd/domain/readiness';
import { MOVE_DOWN, MOVE_UP, type SequenceAction } from '@cpd/domain/sequence';
import type { Column } from '@cpd/ui/PagedTable';
import { ReorderButtons } from '@cpd/ui/ReorderButtons';
import { actionColumns } from '../kit/lists/RowActions.tsx';
import { idColumn, textColumn } from '../kit/lists/textColumns.tsx';
import { coursePath } from './paths.ts';

/** What can be done in a course's row. */
interface CourseActions {
  readonly onMove: (course: Course, action: SequenceAction) => void;
  readonly onEnable: (course: Course) => void;
  readonly onDelete: (course: Course) => void;
}

/** The course list's columns; places are counted in the whole list. */
export function courseColumns(all: readonly Course[], actions: CourseActions): readonly Column<Course>[] {
  const places = new Map(all.map(({ _id }, index) => [_id, index]));
  const nameOf = ({ title, _id }: Course) => rowName(title, _id);
  return [
    { id: 'sequence', header: 'Sequence', width: 92, align: 'end', cell: (course) => course.sequence },
    {
      id: 'adjust',
      header: 'Adjust Sequence',
      width: 126,
      align: 'center',
      cell: (course) => {
        const index = places.get(course._id) ?? 0;
        return (
          <ReorderButtons
            label={nameOf(course)}
            index={index}
            count={all.length}
            onMove={(to) => actions.onMove(course, to < index ? MOVE_UP : MOVE_DOWN)}
          />
        );
      },
    },
    idColumn({ width: 96 }),
    textColumn('Title', ({ title }) => displayTitle(title), { isRowHeader: true }),
    ...actionColumns<Course>({
      nameOf,
      hrefOf: ({ _id }) => coursePath(_id),
      missingOf: missingForCourse,
      onEnable: actions.onEnable,
      onDelete: actions.onDelete,
    }),
  ];
}
