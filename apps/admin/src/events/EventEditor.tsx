import type { LoadedReading } from '@cpd/api/cache';
import { type CpdEvent, events } from '@cpd/api/events';
import { deleteMessage } from '@cpd/domain/dialog';
import { movedTo } from '@cpd/domain/sequence';
import { useItemForm } from '../kit/editing/useItemForm.ts';
import { useUploadField } from '../kit/editing/useUploadField.ts';
import { History } from '../kit/history/History.tsx';
import { useConfirm } from '../kit/useConfirm.ts';
import { useImageUrl } from '../kit/useImageUrl.ts';
import { EventEditScreen } from './EventEditScreen.tsx';
import { eventChangeOf, eventName, eventValuesOf, missingInForm } from './eventValues.ts';

export interface EventEditorProps {
  event: LoadedReading<CpdEvent>;
  listHref: string;
}

export function EventEditor({ event, listHref }: EventEditorProps) {
  const confirm = useConfirm();
  const imageUrl = useImageUrl();
  const save = events.save.useMutation();
  const { _id: id, isEnable } = event.data;
  const form = useItemForm({
    draftKey: `event/${id}`,
    item: event,
    valuesOf: eventValuesOf,
    nameOf: eventName,
    save: (values, ifMatch) => save.run(eventChangeOf(id, values), ifMatch),
    enable: events.enable.useMutation(),
    remove: events.remove.useMutation(),
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
      onMovePoster={(poster, place) => changePosters((before) => movedTo(before, before.indexOf(poster), place))}
      onDeletePoster={handleDeletePoster}
      imageUrl={imageUrl}
      missing={missingInForm(form.values)}
      isEnabled={isEnable}
      history={<History subject={id} />}
    />
  );
}
