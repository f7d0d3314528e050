import { type Course, courses } from '@cpd/api/courses';
import { displayTitle } from '@cpd/domain/draft';
import { PAGE_SIZE, pageAfterDeletion } from '@cpd/domain/paging';
import { useListAddress } from '../kit/lists/useListAddress.ts';
import { useOpenDraft } from '../kit/lists/useOpenDraft.ts';
import { useRowActions } from '../kit/lists/useRowActions.ts';
import { CourseListScreen } from './CourseListScreen.tsx';
import { coursePath } from './paths.ts';

export function CourseListPage() {
  const { page, setPage } = useListAddress();
  const { data, error, reload } = courses.list.useQuery({});
  const openDraft = useOpenDraft(courses.draft.useMutation(), coursePath);
  const move = courses.move.useMutation();
  const { onEnable, onDelete } = useRowActions({
    enable: courses.enable.useMutation(),
    remove: courses.remove.useMutation(),
    reload: () => void reload(),
  });

  async function handleDelete({ _id, title }: Course) {
    const isDone = await onDelete(_id, displayTitle(title));
    const left = pageAfterDeletion(page, (data?.length ?? 1) - 1, PAGE_SIZE);
    if (isDone && left !== page) setPage(left, true);
  }

  return (
    <CourseListScreen
      courses={{ all: data, hasFailed: error !== undefined, onRetry: reload, page, onPageChange: setPage }}
      onNew={openDraft}
      onMove={({ _id }, action) => void move.run({ course: _id, action })}
      onEnable={({ _id, title }) => void onEnable(_id, displayTitle(title))}
      onDelete={handleDelete}
    />
  );
}
