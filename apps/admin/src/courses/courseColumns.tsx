import type { Course } from '@cpd/api/courses';
import { type CourseRequirement, missingForCourse } from '@cpd/domain/readiness';
import { MOVE_DOWN, MOVE_UP, type SequenceAction } from '@cpd/domain/sequence';
import { idColumn, titleColumn } from '@cpd/ui/columns';
import { displayTitle, formatNumber, rowName, say } from '@cpd/ui/language';
import type { Column } from '@cpd/ui/PagedTable';
import { PlaceField } from '@cpd/ui/PlaceField';
import { ReorderButtons } from '@cpd/ui/ReorderButtons';
import { actionColumns, type ItemRowActions } from '../bin/actionColumns.ts';
import { courseFixPath, coursePath } from '../paths.ts';
import { StoredImage } from '../StoredImage.tsx';

/** The data and callbacks that the columns need. */
export interface CourseRow extends Pick<ItemRowActions<Course, CourseRequirement>, 'actions' | 'itemOf'> {
  /** Whether all courses are listed in their sequence, so that it can be changed. */
  readonly isInSequence: boolean;
  /** Moves a course one place: 1 is up, -1 is down. */
  readonly onMove: (course: Course, action: SequenceAction) => void;
  /** Moves a course to a place, from 1; undefined if the server cannot. */
  readonly onMoveTo: ((course: Course, place: number) => void) | undefined;
}

/** The columns of the course list. Positions count all courses, not only those of the visible page. */
export function courseColumns(
  all: readonly Course[],
  { isInSequence, onMove, onMoveTo, itemOf, actions }: CourseRow,
): readonly Column<Course>[] {
  const indexes = new Map(all.map(({ _id }, index) => [_id, index]));
  const nameOf = ({ title, _id }: Pick<Course, '_id' | 'title'>) => rowName(title, _id);
  return [
    {
      id: 'sequence',
      header: say('Sequence'),
      width: 88,
      align: 'end',
      onCard: 'number',
      isStateless: true,
      cell: (course) =>
        onMoveTo && isInSequence ? (
          <PlaceField
            key={course._id}
            label={nameOf(course)}
            place={course.sequence}
            count={all.length}
            onMove={(place) => onMoveTo(course, place)}
          />
        ) : (
          formatNumber(course.sequence)
        ),
    },
    {
      id: 'adjust',
      header: say('Adjust Sequence'),
      width: 88,
      align: 'center',
      onCard: 'inline',
      isMuted: true,
      isStateless: true,
      cell: (course) => {
        const index = indexes.get(course._id) ?? 0;
        return (
          <ReorderButtons
            label={nameOf(course)}
            index={index}
            count={all.length}
            unavailableReason={isInSequence ? undefined : say('Unavailable while the list is filtered or sorted')}
            onMove={(to) => onMove(course, to < index ? MOVE_UP : MOVE_DOWN)}
          />
        );
      },
    },
    idColumn(),
    titleColumn(say('Title'), ({ _id, title, cover, certificateGroup, questionCount }) => ({
      href: coursePath(_id),
      children: displayTitle(title),
      'aria-label': nameOf({ _id, title }),
      detail: courseDetail({ certificateGroup, questionCount }),
      picture: <StoredImage of={cover} size="thumbnail" />,
    })),
    ...actionColumns<Course, CourseRequirement>({
      nameOf,
      hrefOf: ({ _id }) => coursePath(_id),
      missingOf: missingForCourse,
      fixPathOf: ({ _id }, requirement) => courseFixPath(_id, requirement),
      itemOf,
      actions,
    }),
  ];
}

/** A course's group and number of questions, which distinguish courses of the same title. */
function courseDetail({ certificateGroup, questionCount }: Pick<Course, 'certificateGroup' | 'questionCount'>): string {
  const group = certificateGroup ? displayTitle(certificateGroup.name) : say('No certificate group');
  return questionCount === null
    ? group
    : say('{group} · {n, plural, one {# question} other {# questions}}', { group, n: questionCount });
}
