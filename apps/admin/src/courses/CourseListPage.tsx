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
import { courseTitleColumn, sequenceColumns } from './courseColumns.tsx';
import { courseItem, courseRowName } from './courseItem.ts';
import { courseListTexts } from './courseTexts.ts';
import { useCourseList } from './useCourseList.ts';

export function CourseListPage() {
  const params = useListParams();
  const { all, list, following, tools } = useCourseList(params);
  const move = courses.move.useMutation();
  const moveTo = courses.moveTo.useMutation();
  const canMoveTo = useCapability('move-to');
  const notifyUndo = useNotifyUndo();
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
        ...sequenceColumns(all ?? [], {
          isInSequence: !params.isFiltered && params.sort === null,
          onMove: (course, action) => void handleMove(course, action),
          onMoveTo: canMoveTo ? (course, place) => void handleMoveTo(course, place) : undefined,
        }),
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
