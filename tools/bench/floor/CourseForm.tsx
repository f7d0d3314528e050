import type { FormEvent } from 'react';
import { useNavigate, useParams } from 'react-router';
import { type Course, call, type Page, useRead } from './call.ts';

/** A course's title and certificate group. */
export function CourseForm() {
  const { id } = useParams();
  const navigate = useNavigate();
  const course = useRead<Course>(`course/${id}`);
  const groups = useRead<Page<{ _id: string; name: string }>>('certificate-group?autoComplete=true');

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = Object.fromEntries(new FormData(event.currentTarget));
    await call('course', { method: 'PATCH', body: JSON.stringify({ id, ...fields }) });
    navigate('/course');
  }
  if (!course || !groups) return <h1>Edit course</h1>;
  return (
    <form onSubmit={handleSubmit}>
      <h1>Edit course</h1>
      <label>
        Title <input name="title" defaultValue={course.title ?? ''} required />
      </label>
      <label>
        Certificate Group
        <select name="certificateGroup" defaultValue={course.certificateGroup?._id}>
          {groups.docs.map(({ _id, name }) => (
            <option key={_id} value={_id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <button type="submit">Save</button>
    </form>
  );
}
