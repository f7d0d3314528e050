import { useCapability } from '@cpd/api/capabilities';
import { type Course, courses } from '@cpd/api/courses';
import { missingForCourse } from '@cpd/domain/readiness';
import { MOVE_DOWN, MOVE_UP, type SequenceAction } from '@cpd/domain/sequence';
import { idColumn, TWO_LINE_ROW_HEIGHT } from '@cpd/ui/columns';
import { filterParams, ListScreen, useCreate, useListParams } from '@cpd/ui/ListScreen';
import { displayTitle, formatNumber, say } from '@cpd/ui/language';
import { useNotifyUndo } from '@cpd/ui/Notifications';
import { isAtRest } from '@cpd/ui/PlaceField';
import { useBinList } from '../bin/DeletedTable.tsx';
import { useItemRows } from '../bin/useItemRows.tsx';
import { DownloadCsv } from '../exports/DownloadCsv.tsx';
import { courseFixPath, coursePath } from '../paths.ts';
import { type CourseMoves, courseTitleColumn, sequenceColumns } from './courseColumns.tsx';
import { courseItem, courseRowName } from './courseItem.ts';
import { courseListTexts } from './courseTexts.ts';
import { type CourseList, useCourseList } from './useCourseList.ts';

export function CourseListPage() {
  const params = useListParams();
  const { all, list, following, tools } = useCourseList(params);
  const moves = useCourseMoves(following);
  const rows = useItemRows(courses, {
    kind: 'course',
    list: 'courses',
    nameOf: courseRowName,
    itemOf: courseItem,
    missingOf: missingForCourse,
    pathOf: coursePath,
    fixPathOf: courseFixPath,
    reload: list.onRetry,
  });
  return (
    <ListScreen
      title={say('Course')}
      caption={say('Courses')}
      texts={courseListTexts}
      params={params}
      list={list}
      actions={<DownloadCsv list="courses" filters={filterParams(params)} />}
      rowHeight={TWO_LINE_ROW_HEIGHT}
      columns={[
        ...sequenceColumns(all ?? [], { ...moves, isInSequence: !params.isFiltered && params.sort === null }),
        idColumn(),
        courseTitleColumn(),
        ...rows.actionColumns,
      ]}
      alternative={useBinList('course', params)}
      marking={rows.marking}
      onNew={useCreate(courses.draft.useMutation(), coursePath)}
      {...tools}
    />
  );
}

/** Moves a course in the sequence, and offers to undo that. */
function useCourseMoves(following: CourseList['following']): Omit<CourseMoves, 'isInSequence'> {
  const move = courses.move.useMutation();
  const moveTo = courses.moveTo.useMutation();
  const canMoveTo = useCapability('move-to');
  const notifyUndo = useNotifyUndo();

  async function handleMove({ _id, title }: Course, action: SequenceAction) {
    const moveBy = (by: SequenceAction) => following(_id, () => move.run({ course: _id, action: by }));
    if (!(await moveBy(action)).isDone) return;
    const name = displayTitle(title);
    notifyUndo(action === MOVE_UP ? say('{name} moved up', { name }) : say('{name} moved down', { name }), () => {
      void moveBy(action === MOVE_UP ? MOVE_DOWN : MOVE_UP);
    });
  }

  async function handleMoveTo({ _id, title, sequence }: Course, to: number) {
    const moveToPlace = (place: number) => following(_id, () => moveTo.run({ course: _id, place }));
    if (!(await moveToPlace(to)).isDone) return;
    const message = say('{name} moved to place {place}', { name: displayTitle(title), place: formatNumber(to) });
    const undo = () => void moveToPlace(sequence);
    notifyUndo(message, undo, (field) => field === null || isAtRest(field));
  }

  return {
    onMove: (course, action) => void handleMove(course, action),
    onMoveTo: canMoveTo ? (course, place) => void handleMoveTo(course, place) : undefined,
  };
}
