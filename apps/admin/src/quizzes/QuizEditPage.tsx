import { courses } from '@cpd/api/courses';
import { displayTitle } from '@cpd/domain/draft';
import { useParams } from 'react-router';
import { EditPage } from '../kit/editing/EditPage.tsx';
import { useReturnAddress } from '../kit/lists/useReturnAddress.ts';
import { QUIZZES_PATH } from './paths.ts';
import { QuizEditor } from './QuizEditor.tsx';

export function QuizEditPage() {
  const { id = '' } = useParams();
  const course = courses.detail.useQuery({ id });
  const list = { label: 'Quiz', href: useReturnAddress(QUIZZES_PATH) };
  return (
    <EditPage title="Edit quiz" list={list} reading={course} nameOf={({ title }) => displayTitle(title)}>
      {(loaded) => <QuizEditor key={id} course={loaded} />}
    </EditPage>
  );
}
