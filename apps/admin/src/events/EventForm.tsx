import { useClient } from '@cpd/api/client';
import { type CpdEvent, events } from '@cpd/api/events';
import { imageAddress } from '@cpd/api/uploads';
import { deleteMessage } from '@cpd/domain/dialog';
import { movedTo } from '@cpd/domain/sequence';
import { useCallback } from 'react';
import { useEditForm } from '../kit/editing/useEditForm.ts';
import { useFieldUpload } from '../kit/editing/useFieldUpload.ts';
import { useConfirm } from '../kit/useConfirm.ts';
import { EventEditScreen } from './EventEditScreen.tsx';
import { eventChangeOf, eventValuesOf, missingInForm } from './eventValues.ts';
import { usePosterUploads } from './usePosterUploads.ts';

/** What is edited, and where leaving leads. */
export interface EventFormProps {
  event: CpdEvent;
  /** The list to go back to. */
  listHref: string;
}

/** Edits an event: its values, its uploads, and what saving does. */
export function EventForm({ event, listHref }: EventFormProps) {
  const client = useClient();
  const confirm = useConfirm();
  const imageUrl = useCallback((id: string) => imageAddress(client, id), [client]);
  const cover = useFieldUpload('image', (id) => form.onChange({ cover: id }));
  const posters = usePosterUploads((id) => changePosters((before) => [...before, id]));
  const { form, editing } = useEditForm({
    key: `event/${event._id}`,
    saved: eventValuesOf(event),
    isUploading: cover.isUploading || posters.isUploading,
    read: async (call) => eventValuesOf(await events.detail.read(client, { id: event._id }, call)),
    save: events.save.useMutation(),
    changeOf: (values) => eventChangeOf(event._id, values),
    savedText: 'The event is saved',
    listHref,
  });

  function changePosters(change: (posters: readonly string[]) => readonly string[]) {
    editing.change((before) => ({ posters: change(before.posters) }));
  }

  async function handleDeletePoster(id: string) {
    if (!(await confirm({ message: deleteMessage(id), tone: 'danger' }))) return;
    changePosters((before) => before.filter((poster) => poster !== id));
  }

  return (
    <EventEditScreen
      {...form}
      coverUpload={cover.upload}
      onCoverFile={cover.onFile}
      posterUpload={posters.upload}
      onPosterFiles={posters.onFiles}
      onMovePoster={(id, place) => changePosters((before) => movedTo(before, before.indexOf(id), place))}
      onDeletePoster={handleDeletePoster}
      imageUrl={imageUrl}
      missing={missingInForm(form.values)}
      isEnabled={event.isEnable}
    />
  );
}
