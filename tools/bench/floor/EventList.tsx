import { useState } from 'react';
import { type Page, useRead } from './call.ts';
import { Pager } from './Pager.tsx';

interface CpdEvent {
  _id: string;
  cover?: { _id: string } | null;
  isEnable: boolean;
}

/** The events, paged by the server. */
export function EventList() {
  const [page, setPage] = useState(1);
  const events = useRead<Page<CpdEvent>>(`event?page=${page}&size=10`);
  if (!events) return <h1>Event</h1>;
  return (
    <>
      <h1>Event</h1>
      <table>
        <thead>
          <tr>
            <th>ID</th>
            <th>Preview Image</th>
            <th>Enable</th>
          </tr>
        </thead>
        <tbody>
          {events.docs.map(({ _id, cover, isEnable }) => (
            <tr key={_id}>
              <td>{_id}</td>
              <td>{cover && <img src={`/v1/image/${cover._id}`} alt="" width="64" height="36" loading="lazy" />}</td>
              <td>{isEnable ? 'Enabled' : ''}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Pager page={page} total={events.total} onPage={setPage} />
    </>
  );
}
