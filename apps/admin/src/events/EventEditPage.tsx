import { events } from '@cpd/api/events';
import { useParams } from 'react-router';
import { EditPage } from '../kit/editing/EditPage.tsx';
import { useReturnAddress } from '../kit/lists/useReturnAddress.ts';
import { EventEditor } from './EventEditor.tsx';
import { eventName } from './eventValues.ts';
import { EVENTS_PATH } from './paths.ts';

export function EventEditPage() {
  const { id = '' } = useParams();
  const event = events.detail.useQuery({ id });
  const list = { label: 'Event', href: useReturnAddress(EVENTS_PATH) };
  return (
    <EditPage title="Edit event" list={list} reading={event} nameOf={eventName}>
      {(loaded) => <EventEditor key={id} event={loaded} listHref={list.href} />}
    </EditPage>
  );
}
