import type { Course } from '@cpd/api/courses';
import { MOVE_DOWN, MOVE_UP, type SequenceAction } from '@cpd/domain/sequence';
import { titleColumn } from '@cpd/ui/columns';
import { displayTitle, formatNumber, say } from '@cpd/ui/language';
import type { Column } from '@cpd/ui/PagedTable';
import { PlaceField } from '@cpd/ui/PlaceField';
import { ReorderButtons } from '@cpd/ui/ReorderButtons';
import { coursePath } from '../paths.ts';
import { StoredImage } from '../StoredImage.tsx';
import { courseRowName } from './courseItem.ts';

export interface CourseMoves {
  /** Whether all courses are listed in their sequence, so that it can be changed. */
  readonly isInSequence: boolean;
  /** Moves a course one place: 1 is up, -1 is down. */
  readonly onMove: (course: Course, action: SequenceAction) => void;
  /** Moves a course to a place, from 1; undefined if the server cannot. */
  readonly onMoveTo: ((course: Course, place: number) => void) | undefined;
}

/** The columns of the sequence and of what changes it. Positions count all courses, not only those of the visible page. */
export function sequenceColumns(
  all: readonly Course[],
  { isInSequence, onMove, onMoveTo }: CourseMoves,
): readonly Column<Course>[] {
  const indexes = new Map(all.map(({ _id }, index) => [_id, index]));
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
            label={courseRowName(course)}
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
            label={courseRowName(course)}
            index={index}
            count={all.length}
            unavailableReason={isInSequence ? undefined : say('Unavailable while the list is filtered or sorted')}
            onMove={(to) => onMove(course, to < index ? MOVE_UP : MOVE_DOWN)}
          />
        );
      },
    },
  ];
}

export function courseTitleColumn(): Column<Course> {
  return titleColumn(say('Title'), (course) => ({
    href: coursePath(course._id),
    children: displayTitle(course.title),
    'aria-label': courseRowName(course),
    detail: courseDetail(course),
    picture: <StoredImage of={course.cover} size="thumbnail" />,
  }));
}

/** A course's group and number of questions, which distinguish courses of the same title. */
function courseDetail({ certificateGroup, questionCount }: Pick<Course, 'certificateGroup' | 'questionCount'>): string {
  const group = certificateGroup ? displayTitle(certificateGroup.name) : say('No certificate group');
  return questionCount === null
    ? group
    : say('{group} · {n, plural, one {# question} other {# questions}}', { group, n: questionCount });
}
