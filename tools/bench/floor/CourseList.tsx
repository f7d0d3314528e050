import { useState } from 'react';
import { Link } from 'react-router';
import { type Course, PAGE_SIZE, type Page, useRead } from './call.ts';
import { Pager } from './Pager.tsx';

/** All courses, ten a page. */
export function CourseList() {
  const [page, setPage] = useState(1);
  const courses = useRead<Page<Course>>('course')?.docs;
  if (!courses) return <h1>Course</h1>;
  return (
    <>
      <h1>Course</h1>
      <table>
        <thead>
          <tr>
            <th>Sequence</th>
            <th>ID</th>
            <th>Title</th>
            <th>Enable</th>
            <th>Setting</th>
          </tr>
        </thead>
        <tbody>
          {courses.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map(({ _id, sequence, title, isEnable }) => (
            <tr key={_id}>
              <td>{sequence}</td>
              <td>{_id}</td>
              <td>{title ?? '(Draft)'}</td>
              <td>{isEnable ? 'Enabled' : ''}</td>
              <td>
                <Link to={`/course/${_id}`}>Setting</Link>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Pager page={page} total={courses.length} onPage={setPage} />
    </>
  );
}
