import { courses } from '@cpd/api/courses';
import { displayTitle } from '@cpd/domain/draft';
import { useParams } from 'react-router';
import { EditFrame } from '../kit/editing/EditFrame.tsx';
import { useReturnAddress } from '../kit/lists/useReturnAddress.ts';
import { CourseForm } from './CourseForm.tsx';
import { COURSES_PATH } from './paths.ts';

/** A course's form at its address. */
export function CourseEditPage() {
  const { id = '' } = useParams();
  const reading = courses.detail.useQuery({ id });
  const list = { label: 'Course', href: useReturnAddress(COURSES_PATH) };
  return (
    <EditFrame title="Edit course" list={list} reading={reading} nameOf={({ title }) => displayTitle(title)}>
      {(course) => <CourseForm key={id} course={course} listHref={list.href} />}
    </EditFrame>
  );
}
