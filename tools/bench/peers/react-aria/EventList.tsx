import { useState } from 'react';
import { Cell, Column, Link, Row, Table, TableBody, TableHeader } from 'react-aria-components';
import useSWR from 'swr';
import { DeleteButton, EnableButton } from './ItemActions.tsx';
import { PAGE_SIZE, Pager } from './Pager.tsx';

interface CpdEvent {
  _id: string;
  cover?: { _id: string } | null;
  isEnable: boolean;
}

/** The events, paged by the server, with the specified columns. */
export function EventList() {
  const [page, setPage] = useState(1);
  const { data, mutate } = useSWR<{ docs: CpdEvent[]; total: number }>(`event?page=${page}&size=${PAGE_SIZE}`);
  if (!data) return <h1>Event</h1>;
  const reload = () => void mutate();
  return (
    <>
      <h1>Event</h1>
      <Table aria-label="Events">
        <TableHeader>
          <Column isRowHeader>ID</Column>
          <Column>Preview Image</Column>
          <Column>Enable</Column>
          <Column>Setting</Column>
          <Column>Delete</Column>
        </TableHeader>
        <TableBody items={data.docs}>
          {(event) => (
            <Row id={event._id}>
              <Cell>{event._id}</Cell>
              <Cell>
                {event.cover ? (
                  <img src={`/v1/image/${event.cover._id}`} alt="" width="64" height="36" loading="lazy" />
                ) : (
                  '(Draft)'
                )}
              </Cell>
              <Cell>
                <EnableButton list="event" item={event} onDone={reload} />
              </Cell>
              <Cell>
                <Link href={`/event/${event._id}`}>Setting</Link>
              </Cell>
              <Cell>
                <DeleteButton list="event" item={event} onDone={reload} />
              </Cell>
            </Row>
          )}
        </TableBody>
      </Table>
      <Pager page={page} total={data.total} onPage={setPage} />
    </>
  );
}
