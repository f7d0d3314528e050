import { useState } from 'react';
import { type Page, useReading } from './call.ts';
import { ItemActions } from './ItemActions.tsx';
import { Pager } from './Pager.tsx';

interface CpdEvent {
  _id: string;
  cover?: { _id: string } | null;
  isEnable: boolean;
}

/** The events, paged by the server, with the specified columns. */
export function EventList() {
  const [page, setPage] = useState(1);
  const { response, reload } = useReading<Page<CpdEvent>>(`event?page=${page}&size=10`);
  if (!response) return <h1>Event</h1>;
  return (
    <>
      <h1>Event</h1>
      <table>
        <thead>
          <tr>
            <th>ID</th>
            <th>Preview Image</th>
            <th>Enable</th>
            <th>Setting</th>
            <th>Delete</th>
          </tr>
        </thead>
        <tbody>
          {response.docs.map((event) => (
            <tr key={event._id}>
              <td>{event._id}</td>
              <td>
                {event.cover ? (
                  <img src={`/v1/image/${event.cover._id}`} alt="" width="64" height="36" loading="lazy" />
                ) : (
                  '(Draft)'
                )}
              </td>
              <ItemActions list="event" item={event} onDone={reload} />
            </tr>
          ))}
        </tbody>
      </table>
      <Pager page={page} total={response.total} onPage={setPage} />
    </>
  );
}
