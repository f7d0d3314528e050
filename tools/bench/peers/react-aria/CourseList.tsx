import { useState } from 'react';
import { Cell, Column, Link, Row, Table, TableBody, TableHeader } from 'react-aria-components';
import useSWR from 'swr';
import { PAGE_SIZE, Pager } from './Pager.tsx';

interface Course {
  _id: string;
  title?: string | null;
  sequence: number;
  isEnable: boolean;
}

/** All courses, ten a page. */
export function CourseList() {
  const [page, setPage] = useState(1);
  const { data } = useSWR<{ docs: Course[] }>('course');
  if (!data) return <h1>Course</h1>;
  return (
    <>
      <h1>Course</h1>
      <Table aria-label="Courses">
        <TableHeader>
          <Column>Sequence</Column>
          <Column>ID</Column>
          <Column isRowHeader>Title</Column>
          <Column>Enable</Column>
          <Column>Setting</Column>
        </TableHeader>
        <TableBody items={data.docs.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)}>
          {({ _id, sequence, title, isEnable }) => (
            <Row id={_id}>
              <Cell>{sequence}</Cell>
              <Cell>{_id}</Cell>
              <Cell>{title ?? '(Draft)'}</Cell>
              <Cell>{isEnable ? 'Enabled' : ''}</Cell>
              <Cell>
                <Link href={`/course/${_id}`}>Setting</Link>
              </Cell>
            </Row>
          )}
        </TableBody>
      </Table>
      <Pager page={page} total={data.docs.length} onPage={setPage} />
    </>
  );
}
