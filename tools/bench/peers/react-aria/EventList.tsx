import { useState } from 'react';
import { Cell, Column, Row, Table, TableBody, TableHeader } from 'react-aria-components';
import useSWR from 'swr';
import { PAGE_SIZE, Pager } from './Pager.tsx';

interface CpdEvent {
  _id: string;
  cover?: { _id: string } | null;
  isEnable: boolean;
}

/** The events, paged by the server. */
export function EventList() {
  const [page, setPage] = useState(1);
  const { data } = useSWR<{ docs: CpdEvent[]; total: number }>(`event?page=${page}&size=${PAGE_SIZE}`);
  if (!data) return <h1>Event</h1>;
  return (
    <>
      <h1>Event</h1>
      <Table aria-label="Events">
        <TableHeader>
          <Column isRowHeader>ID</Column>
          <Column>Preview Image</Column>
          <Column>Enable</Column>
        </TableHeader>
        <TableBody items={data.docs}>
          {({ _id, cover, isEnable }) => (
            <Row id={_id}>
              <Cell>{_id}</Cell>
              <Cell>
                {cover && <img src={`/v1/image/${cover._id}`} alt="" width="64" height="36" loading="lazy" />}
              </Cell>
              <Cell>{isEnable ? 'Enabled' : ''}</Cell>
            </Row>
          )}
        </TableBody>
      </Table>
      <Pager page={page} total={data.total} onPage={setPage} />
    </>
  );
}
