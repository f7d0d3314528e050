import { events } from '@cpd/api/events';
import { useParams } from 'react-router';
import { EditFrame } from '../kit/editing/EditFrame.tsx';
import { useReturnAddress } from '../kit/lists/useReturnAddress.ts';
import { EventForm } from './EventForm.tsx';
import { EVENTS_PATH } from './paths.ts';

/** An event's form at its address. */
export function EventEditPage() {
  const { id = '' } = useParams();
  const reading = events.detail.useQuery({ id });
  const list = { label: 'Event', href: useReturnAddress(EVENTS_PATH) };
  return (
    <EditFrame title="Edit event" list={list} reading={reading} nameOf={({ _id }) => _id}>
      {(event) => <EventForm key={id} event={event} listHref={list.href} />}
    </EditFrame>
  );
}
