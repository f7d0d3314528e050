import { type Course, courses } from '@cpd/api/courses';
import { useImageUrl } from '@cpd/api/uploads';
import { MOVE_DOWN, MOVE_UP, type SequenceAction } from '@cpd/domain/sequence';
import { TWO_LINE_ROW_HEIGHT } from '@cpd/ui/columns';
import { filterParams, ListScreen, useCreate, useListParams } from '@cpd/ui/ListScreen';
import { displayTitle, say } from '@cpd/ui/language';
import { useNotifyUndo } from '@cpd/ui/Notifications';
import { useBinList } from '../bin/DeletedTable.tsx';
import { useItemActions } from '../bin/useItemActions.tsx';
import { DownloadCsv } from '../exports/DownloadCsv.tsx';
import { coursePath } from '../paths.ts';
import { courseColumns } from './courseColumns.tsx';
import { courseItem } from './courseItem.ts';
import { courseListTexts } from './courseTexts.ts';
import { useCourseList } from './useCourseList.ts';

export function CourseListPage() {
  const params = useListParams();
  const { all, list, tools } = useCourseList(params);
  const move = courses.move.useMutation();
  const notifyUndo = useNotifyUndo();
  const actions = useItemActions(courses, { reload: list.onRetry, kind: 'course' });

  async function handleMove({ _id, title }: Course, action: SequenceAction) {
    const { isDone } = await move.run({ course: _id, action });
    if (!isDone) return;
    const name = displayTitle(title);
    notifyUndo(action === MOVE_UP ? say('{name} moved up', { name }) : say('{name} moved down', { name }), () => {
      void move.run({ course: _id, action: action === MOVE_UP ? MOVE_DOWN : MOVE_UP });
    });
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
      columns={courseColumns(all ?? [], {
        imageUrl: useImageUrl(),
        isInSequence: !params.isFiltered && params.sort === null,
        onMove: (course, action) => void handleMove(course, action),
        itemOf: courseItem,
        actions,
      })}
      alternative={useBinList('course', params)}
      onNew={useCreate(courses.draft.useMutation(), coursePath)}
      {...tools}
    />
  );
}
