import { courses } from '@cpd/api/courses';
import { displayTitle } from '@cpd/domain/draft';
import { useParams } from 'react-router';
import { EditPage } from '../kit/editing/EditPage.tsx';
import { useReturnAddress } from '../kit/lists/useReturnAddress.ts';
import { COURSES_PATH } from '../kit/paths.ts';
import { CourseEditor } from './CourseEditor.tsx';

export function CourseEditPage() {
  const { id = '' } = useParams();
  const course = courses.detail.useQuery({ id });
  const list = { label: 'Course', href: useReturnAddress(COURSES_PATH) };
  return (
    <EditPage title="Edit course" list={list} reading={course} nameOf={({ title }) => displayTitle(title)}>
      {(loaded) => <CourseEditor key={id} course={loaded} listHref={list.href} />}
    </EditPage>
  );
}
