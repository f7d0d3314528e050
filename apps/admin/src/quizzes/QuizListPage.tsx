import { courses } from '@cpd/api/courses';
import { useListAddress } from '../kit/lists/useListAddress.ts';
import { QuizListScreen } from './QuizListScreen.tsx';

/** The list of courses whose quizzes can be edited, at its address. */
export function QuizListPage() {
  const { page, setPage } = useListAddress();
  const { data, error, reload } = courses.list.useQuery({});
  return (
    <QuizListScreen
      courses={{ all: data, hasFailed: error !== undefined, onRetry: reload, page, onPageChange: setPage }}
    />
  );
}
