import { courses } from '@cpd/api/courses';
import { displayTitle } from '@cpd/domain/draft';
import { useParams } from 'react-router';
import { EditFrame } from '../kit/editing/EditFrame.tsx';
import { useReturnAddress } from '../kit/lists/useReturnAddress.ts';
import { QUIZZES_PATH } from './paths.ts';
import { QuizEditor } from './QuizEditor.tsx';

/** A course's quiz at its address. */
export function QuizEditPage() {
  const { id = '' } = useParams();
  const reading = courses.detail.useQuery({ id });
  const list = { label: 'Quiz', href: useReturnAddress(QUIZZES_PATH) };
  return (
    <EditFrame title="Edit quiz" list={list} reading={reading} nameOf={({ title }) => displayTitle(title)}>
      {(course) => <QuizEditor key={id} course={course} />}
    </EditFrame>
  );
}
