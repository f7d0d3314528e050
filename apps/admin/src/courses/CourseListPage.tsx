import { type Course, courses } from '@cpd/api/courses';
import { displayTitle } from '@cpd/domain/draft';
import { clampPage, PAGE_SIZE } from '@cpd/domain/paging';
import { useListParams } from '../kit/lists/useListParams.ts';
import { useOpenDraft } from '../kit/lists/useOpenDraft.ts';
import { useImageUrl } from '../kit/useImageUrl.ts';
import { useItemActions } from '../kit/useItemActions.tsx';
import { CourseListScreen } from './CourseListScreen.tsx';
import { courseView } from './courseView.ts';
import { coursePath } from './paths.ts';
import { useCourseList } from './useCourseList.ts';

export function CourseListPage() {
  const address = useListParams();
  const list = useCourseList(address);
  const openDraft = useOpenDraft(courses.draft.useMutation(), coursePath);
  const move = courses.move.useMutation();
  const { onEnable, onDelete } = useItemActions(courses, { reload: list.onRetry });

  async function handleDelete({ _id, title }: Course) {
    const isDone = await onDelete(_id, { name: displayTitle(title) });
    const rowsLeft = courseView(list.all ?? [], address).length - 1;
    const page = clampPage(address.page, rowsLeft, PAGE_SIZE);
    if (isDone && page !== address.page) address.correctPage(page);
  }

  return (
    <CourseListScreen
      courses={list}
      view={address}
      imageUrl={useImageUrl()}
      onNew={openDraft}
      onMove={({ _id }, action) => void move.run({ course: _id, action })}
      onEnable={({ _id, title }, missing) => void onEnable(_id, { name: displayTitle(title) }, missing)}
      onDelete={handleDelete}
    />
  );
}
