import { type CpdEvent, events } from '@cpd/api/events';
import { deleteMessage } from '@cpd/domain/dialog';
import { movedTo } from '@cpd/domain/sequence';
import { Image } from '@cpd/ui/Image';
import { type EditorProps, EditPage } from '../kit/editing/EditPage.tsx';
import { useItemForm } from '../kit/editing/useItemForm.ts';
import { useUploadField } from '../kit/editing/useUploadField.ts';
import { History } from '../kit/history/History.tsx';
import { useConfirm } from '../kit/useConfirm.ts';
import { useImageUrl } from '../kit/useImageUrl.ts';
import { EventEditScreen } from './EventEditScreen.tsx';
import { eventChangeOf, eventName, eventRequirements, eventValuesOf, missingInForm } from './eventValues.ts';
import { EVENTS_PATH } from './paths.ts';

export function EventEditPage() {
  return (
    <EditPage
      title="Edit event"
      list={{ label: 'Event', things: 'events', path: EVENTS_PATH }}
      resource={events}
      nameOf={eventName}
      editor={EventEditor}
    />
  );
}

function EventEditor({ item: event, listHref, header }: EditorProps<CpdEvent>) {
  const confirm = useConfirm();
  const imageUrl = useImageUrl();
  const { _id: id } = event.data;
  const form = useItemForm({
    draftKey: `event/${id}`,
    item: event,
    valuesOf: eventValuesOf,
    changeOf: eventChangeOf,
    requirements: eventRequirements,
    missingIn: missingInForm,
    nameOf: eventName,
    pictureOf: (values) => (values.cover ? imageUrl(values.cover) : undefined),
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
      details: <Image src={imageUrl(poster)} alt="" />,
      tone: 'danger',
    });
    if (!isSure) return;
    changePosters((before) => before.filter((other) => other !== poster));
  }

  return (
    <EventEditScreen
      header={header}
      form={form}
      cover={cover}
      posters={posters}
      onMovePoster={({ id, to }) => changePosters((before) => movedTo(before, before.indexOf(id), to))}
      onDeletePoster={handleDeletePoster}
      imageUrl={imageUrl}
      history={<History subject={id} />}
    />
  );
}
