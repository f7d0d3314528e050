import { courses } from '@cpd/api/courses';
import { displayTitle } from '@cpd/domain/draft';
import { LinkButton } from '@cpd/ui/Link';
import { useParams } from 'react-router';
import { EditPage } from '../kit/editing/EditPage.tsx';
import { useReturnAddress } from '../kit/lists/useReturnAddress.ts';
import { coursePath, QUIZZES_PATH } from '../kit/paths.ts';
import { QuizEditor } from './QuizEditor.tsx';

export function QuizEditPage() {
  const { id = '' } = useParams();
  const course = courses.detail.useQuery({ id });
  const list = { label: 'Quiz', href: useReturnAddress(QUIZZES_PATH) };
  return (
    <EditPage
      title="Edit quiz"
      list={list}
      reading={course}
      nameOf={({ title }) => displayTitle(title)}
      actions={({ isEnable }) => (isEnable ? undefined : <BackToCourse id={id} />)}
    >
      {(loaded) => <QuizEditor key={id} course={loaded} />}
    </EditPage>
  );
}

/** Leads to where a course is enabled once its questions are there. */
function BackToCourse({ id }: { id: string }) {
  return (
    <LinkButton variant="quiet" href={coursePath(id)}>
      Back to the course
    </LinkButton>
  );
}
