import { useCourses } from '@cpd/api/courses';
import { useListAddress } from '../kit/lists/useListAddress.ts';
import { useDocumentTitle } from '../kit/useDocumentTitle.ts';
import { QuizListScreen } from './QuizListScreen.tsx';

/** The list of courses whose quizzes can be edited, at its address. */
export function QuizListPage() {
  useDocumentTitle('Quiz');
  const { page, setPage } = useListAddress();
  const { data: courses, error, reload } = useCourses({ overlay: false });
  return (
    <QuizListScreen
      courses={courses}
      hasFailed={error !== undefined}
      page={page}
      onPageChange={setPage}
      onRetry={reload}
    />
  );
}
