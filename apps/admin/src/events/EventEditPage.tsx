import type { LoadedReading } from '@cpd/api/cache';
import { type CpdEvent, events } from '@cpd/api/events';
import { deleteMessage } from '@cpd/domain/dialog';
import { movedTo } from '@cpd/domain/sequence';
import { useParams } from 'react-router';
import { EditPage } from '../kit/editing/EditPage.tsx';
import { useItemForm } from '../kit/editing/useItemForm.ts';
import { useUploadField } from '../kit/editing/useUploadField.ts';
import { History } from '../kit/history/History.tsx';
import { useReturnAddress } from '../kit/lists/useReturnAddress.ts';
import { useConfirm } from '../kit/useConfirm.ts';
import { useImageUrl } from '../kit/useImageUrl.ts';
import { EventEditScreen } from './EventEditScreen.tsx';
import { eventChangeOf, eventName, eventValuesOf, missingInForm } from './eventValues.ts';
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

interface EventEditorProps {
  event: LoadedReading<CpdEvent>;
  listHref: string;
}

function EventEditor({ event, listHref }: EventEditorProps) {
  const confirm = useConfirm();
  const imageUrl = useImageUrl();
  const save = events.save.useMutation();
  const { _id: id } = event.data;
  const form = useItemForm({
    draftKey: `event/${id}`,
    item: event,
    valuesOf: eventValuesOf,
    nameOf: eventName,
    pictureOf: (values) => (values.cover ? imageUrl(values.cover) : undefined),
    save: (values, ifMatch) => save.run(eventChangeOf(id, values), ifMatch),
    resource: events,
    savedText: 'Event saved',
    listHref,
  });
  const cover = useUploadField('image', (image) => form.onChange({ cover: image }));
  const posters = useUploadField('image', (image) => changePosters((before) => [...before, image]));

  function changePosters(change: (posters: readonly string[]) => readonly string[]) {
    form.onChange((before) => ({ posters: change(before.posters) }));
  }

  async function handleDeletePoster(poster: string) {
    const isSure = await confirm({
      title: `Delete “Poster ${form.values.posters.indexOf(poster) + 1}”?`,
      message: deleteMessage(poster),
      picture: imageUrl(poster),
      tone: 'danger',
    });
    if (!isSure) return;
    changePosters((before) => before.filter((other) => other !== poster));
  }

  return (
    <EventEditScreen
      form={form}
      cover={cover}
      posters={posters}
      onMovePoster={({ id, to }) => changePosters((before) => movedTo(before, before.indexOf(id), to))}
      onDeletePoster={handleDeletePoster}
      imageUrl={imageUrl}
      missing={missingInForm(form.values)}
      history={<History subject={id} />}
    />
  );
}
