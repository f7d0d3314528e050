import { useState } from 'react';
import { type Course, call, PAGE_SIZE, type Page, useReading } from './call.ts';
import { ItemActions } from './ItemActions.tsx';
import { Pager } from './Pager.tsx';

/** All courses, ten per page, with the specified columns. */
export function CourseList() {
  const [page, setPage] = useState(1);
  const { response, reload } = useReading<Page<Course>>('course');
  if (!response) return <h1>Course</h1>;
  const { docs: courses } = response;

  async function move(course: string, action: 1 | -1) {
    await call('course/sequence', { method: 'PATCH', body: JSON.stringify({ course, action }) });
    reload();
  }
  return (
    <>
      <h1>Course</h1>
      <table>
        <thead>
          <tr>
            <th>Sequence</th>
            <th>Adjust Sequence</th>
            <th>ID</th>
            <th>Title</th>
            <th>Enable</th>
            <th>Setting</th>
            <th>Delete</th>
          </tr>
        </thead>
        <tbody>
          {courses.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map((course) => (
            <tr key={course._id}>
              <td>{course.sequence}</td>
              <td>
                <button type="button" disabled={course === courses[0]} onClick={() => move(course._id, 1)}>
                  Move up
                </button>
                <button type="button" disabled={course === courses.at(-1)} onClick={() => move(course._id, -1)}>
                  Move down
                </button>
              </td>
              <td>{course._id}</td>
              <td>{course.title ?? '(Draft)'}</td>
              <ItemActions list="course" item={course} onDone={reload} />
            </tr>
          ))}
        </tbody>
      </table>
      <Pager page={page} total={courses.length} onPage={setPage} />
    </>
  );
}
