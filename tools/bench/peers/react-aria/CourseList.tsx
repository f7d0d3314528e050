import { useState } from 'react';
import { Button, Cell, Column, Link, Row, Table, TableBody, TableHeader } from 'react-aria-components';
import useSWR from 'swr';
import { call } from '../call.ts';
import { DeleteButton, EnableButton } from './ItemActions.tsx';
import { PAGE_SIZE, Pager } from './Pager.tsx';

interface Course {
  _id: string;
  title?: string | null;
  sequence: number;
  isEnable: boolean;
}

/** All courses, ten per page, with the specified columns. */
export function CourseList() {
  const [page, setPage] = useState(1);
  const { data, mutate } = useSWR<{ docs: Course[] }>('course');
  if (!data) return <h1>Course</h1>;
  const { docs: courses } = data;
  const reload = () => void mutate();

  async function move(course: string, action: 1 | -1) {
    await call('course/sequence', { method: 'PATCH', body: JSON.stringify({ course, action }) });
    reload();
  }
  return (
    <>
      <h1>Course</h1>
      <Table aria-label="Courses">
        <TableHeader>
          <Column>Sequence</Column>
          <Column>Adjust Sequence</Column>
          <Column>ID</Column>
          <Column isRowHeader>Title</Column>
          <Column>Enable</Column>
          <Column>Setting</Column>
          <Column>Delete</Column>
        </TableHeader>
        <TableBody items={courses.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)} dependencies={[courses]}>
          {(course) => (
            <Row id={course._id}>
              <Cell>{course.sequence}</Cell>
              <Cell>
                <Button isDisabled={course === courses[0]} onPress={() => move(course._id, 1)}>
                  Move up
                </Button>
                <Button isDisabled={course === courses.at(-1)} onPress={() => move(course._id, -1)}>
                  Move down
                </Button>
              </Cell>
              <Cell>{course._id}</Cell>
              <Cell>{course.title ?? '(Draft)'}</Cell>
              <Cell>
                <EnableButton list="course" item={course} onDone={reload} />
              </Cell>
              <Cell>
                <Link href={`/course/${course._id}`}>Setting</Link>
              </Cell>
              <Cell>
                <DeleteButton list="course" item={course} onDone={reload} />
              </Cell>
            </Row>
          )}
        </TableBody>
      </Table>
      <Pager page={page} total={courses.length} onPage={setPage} />
    </>
  );
}
