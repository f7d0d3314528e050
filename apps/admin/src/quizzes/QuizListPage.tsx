import { useClient } from '@cpd/api/client';
import { courses } from '@cpd/api/courses';
import { imageAddress } from '@cpd/api/uploads';
import { useListAddress } from '../kit/lists/useListAddress.ts';
import { QuizListScreen } from './QuizListScreen.tsx';

/** The list of courses whose quizzes can be edited, at its address. */
export function QuizListPage() {
  const client = useClient();
  const address = useListAddress();
  const { page, setPage } = address;
  const { data, error, reload } = courses.list.useQuery({});
  return (
    <QuizListScreen
      view={address}
      imageUrl={(id) => imageAddress(client, id)}
      courses={{ all: data, hasFailed: error !== undefined, onRetry: reload, page, onPageChange: setPage }}
    />
  );
}
