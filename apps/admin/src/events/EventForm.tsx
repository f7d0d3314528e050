import { useClient } from '@cpd/api/client';
import { type CpdEvent, useSaveEvent } from '@cpd/api/events';
import { imageAddress, useUpload } from '@cpd/api/uploads';
import { deleteMessage } from '@cpd/domain/dialog';
import { useModal } from '@cpd/ui/DialogQueue';
import { useNotify } from '@cpd/ui/Notifications';
import { useNavigate } from 'react-router';
import { paths } from '../app/paths.ts';
import { uploadStateOf } from '../app/uploadState.ts';
import { useEditing } from '../app/useEditing.ts';
import { useReturnAddress } from '../app/useReturnAddress.ts';
import { EventEditScreen } from './EventEditScreen.tsx';
import { eventChangeOf, eventValuesOf, missingInForm, withPosterAt } from './eventValues.ts';
import { usePosterUploads } from './usePosterUploads.ts';

/** Edits an event: its values, its uploads, and what saving does. */
export function EventForm({ event }: { event: CpdEvent }) {
  const client = useClient();
  const navigate = useNavigate();
  const notify = useNotify();
  const { confirm } = useModal();
  const list = useReturnAddress(paths.event);
  const save = useSaveEvent();
  const cover = useUpload('image');
  const posters = usePosterUploads(addPoster);
  const isUploading = [cover, posters.upload].some(({ state }) => state.status === 'uploading');
  const editing = useEditing({ key: `event/${event._id}`, saved: eventValuesOf(event), isBusy: isUploading });
  const { values, change } = editing;

  function addPoster(id: string) {
    change((before) => ({ posters: [...before.posters, id] }));
  }

  async function handleCover(image: File) {
    const outcome = await cover.start(image);
    if (outcome.isDone) change({ cover: outcome.answer });
  }

  async function handleDeletePoster(id: string) {
    if (!(await confirm({ message: deleteMessage(id), tone: 'danger' }))) return;
    change((before) => ({ posters: before.posters.filter((poster) => poster !== id) }));
  }

  async function handleSave() {
    const { isDone } = await save.run(eventChangeOf(event._id, values));
    if (!isDone) return;
    editing.release();
    notify('The event is saved');
    await navigate(list);
  }

  return (
    <EventEditScreen
      values={values}
      onChange={change}
      coverUpload={uploadStateOf(cover, (id) => change({ cover: id }))}
      onCoverFile={handleCover}
      posterUpload={uploadStateOf(posters.upload, posters.resume)}
      onPosterFiles={posters.start}
      onMovePoster={(id, place) => change((before) => ({ posters: withPosterAt(before.posters, id, place) }))}
      onDeletePoster={handleDeletePoster}
      imageUrl={(id) => imageAddress(client, id)}
      missing={missingInForm(values)}
      isEnabled={event.isEnable}
      isRestored={editing.isRestored}
      onDiscard={editing.discard}
      isUploading={isUploading}
      isSaving={save.isRunning}
      onSave={handleSave}
      onCancel={() => void navigate(list)}
    />
  );
}
