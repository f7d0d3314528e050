import { courses } from '@cpd/api/courses';
import { useListAddress } from '../kit/lists/useListAddress.ts';
import { useImageUrl } from '../kit/useImageUrl.ts';
import { QuizListScreen } from './QuizListScreen.tsx';

/** The list of courses whose quizzes can be edited, at its address. */
export function QuizListPage() {
  const address = useListAddress();
  const { page, setPage } = address;
  const { data, error, reload } = courses.list.useQuery({});
  return (
    <QuizListScreen
      view={address}
      imageUrl={useImageUrl()}
      courses={{ all: data, hasFailed: error !== undefined, onRetry: reload, page, onPageChange: setPage }}
    />
  );
}
