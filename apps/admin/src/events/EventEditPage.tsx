import { events } from '@cpd/api/events';
import { useParams } from 'react-router';
import { EditFrame } from '../kit/editing/EditFrame.tsx';
import { useReturnAddress } from '../kit/lists/useReturnAddress.ts';
import { paths } from '../kit/paths.ts';
import { useDocumentTitle } from '../kit/useDocumentTitle.ts';
import { EventForm } from './EventForm.tsx';

/** An event's form at its address. */
export function EventEditPage() {
  useDocumentTitle('Edit event');
  const { id = '' } = useParams();
  const reading = events.detail.useQuery({ id });
  const list = { label: 'Event', href: useReturnAddress(paths.event) };
  return (
    <EditFrame title="Edit event" list={list} reading={reading} nameOf={({ _id }) => _id}>
      {(event) => <EventForm key={id} event={event} listHref={list.href} />}
    </EditFrame>
  );
}
