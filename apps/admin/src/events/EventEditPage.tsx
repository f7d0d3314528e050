import { type CpdEvent, events } from '@cpd/api/events';
import { useUploads } from '@cpd/api/forms';
import { useListSlice } from '@cpd/api/query';
import { useImageUrl } from '@cpd/api/uploads';
import { deleteMessage } from '@cpd/domain/dialog';
import { eventTitle } from '@cpd/domain/event';
import { isWebAddress, withScheme } from '@cpd/domain/hyperlink';
import { missingForEvent } from '@cpd/domain/readiness';
import { movedTo } from '@cpd/domain/sequence';
import { AddressField } from '@cpd/ui/AddressField';
import { useConfirm } from '@cpd/ui/DialogQueue';
import { DropZone, uploadKind } from '@cpd/ui/DropZone';
import { RequiredField } from '@cpd/ui/EditScreen';
import { Image } from '@cpd/ui/Image';
import { lazyPart } from '@cpd/ui/LazyPart';
import { LearnerPreview } from '@cpd/ui/LearnerPreview';
import type { ListParamValues } from '@cpd/ui/ListScreen';
import { say, shown } from '@cpd/ui/language';
import { useNotifyUndo } from '@cpd/ui/Notifications';
import type { RowMove } from '@cpd/ui/ReorderableTable';
import { Skeleton } from '@cpd/ui/Skeleton';
import { ImageField, useUploadField } from '@cpd/ui/UploadField';
import { memo, Suspense, useMemo, useState } from 'react';
import { errorText } from '../errorText.ts';
import { EditForm } from '../kit/editing/EditForm.tsx';
import { type EditorProps, EditPage } from '../kit/editing/EditPage.tsx';
import { useEditForm } from '../kit/editing/useEditForm.ts';
import { eventListInput } from '../listInputs.ts';
import { EVENTS_PATH, eventPath } from '../paths.ts';
import { eventChangeOf, eventRequirements, eventValuesOf } from './eventValues.ts';

// Loaded lazily: the page opens without it.
const EventScreen = lazyPart(async () => memo((await import('@cpd/ui/LearnerScreen')).EventScreen));

// Not loaded by the other forms, which share the chunk of this page.
const PosterTable = lazyPart(async () => (await import('./PosterTable.tsx')).PosterTable);

const useSlice = (params: ListParamValues | null, id: string) => useListSlice(events.list, eventListInput, params, id);

export function EventEditPage() {
  return (
    <EditPage
      title={say('Edit event')}
      list={{
        label: say('Event'),
        backLabel: say('Back to events'),
        path: EVENTS_PATH,
        deleted: { kind: 'event', path: EVENTS_PATH },
        pathOf: eventPath,
        useSlice,
      }}
      resource={events}
      nameOf={(event) => shown(eventTitle(event))}
      editor={EventEditor}
    />
  );
}

function EventEditor({ item: event, header }: EditorProps<CpdEvent>) {
  const confirm = useConfirm();
  const imageUrl = useImageUrl();
  const form = useEditForm(events, event, {
    kind: 'event',
    inputKey: `event/${event.data._id}`,
    toValues: eventValuesOf,
    toChange: eventChangeOf,
    nameOf: (event) => shown(eventTitle(event)),
    pictureOf: ({ cover: image }) => (image ? imageUrl(image) : undefined),
    savedText: say('Event saved'),
    listHref: header.list.href,
  });
  const { values, onChange } = form;
  const notifyUndo = useNotifyUndo(form.base);
  const cover = useUploadField(
    useUploads('image', ({ id }) => onChange({ cover: id })),
    errorText,
  );
  // The table scrolls to the first poster of an upload.
  const [newPoster, setNewPoster] = useState<string>();
  const posters = useUploadField(
    useUploads('image', ({ id }) => {
      changePosters((current) => [...current, id]);
      setNewPoster((first) => first ?? id);
    }),
    errorText,
  );
  const isUploading = cover.isUploading || posters.isUploading;
  // A stable list, so that typing in another field does not render hundreds of posters.
  const posterUrls = useMemo(() => values.posters.map(imageUrl), [values.posters, imageUrl]);

  function changePosters(change: (posters: readonly string[]) => readonly string[]) {
    onChange((current) => ({ posters: change(current.posters) }));
  }

  function handleMovePoster({ id, to }: RowMove) {
    const from = values.posters.indexOf(id);
    const moveTo = (index: number) => changePosters((current) => movedTo(current, current.indexOf(id), index));
    moveTo(to);
    // No text with the new position: the table announces it.
    notifyUndo(say('Poster moved'), () => moveTo(from));
  }

  async function handleDeletePoster(poster: string) {
    const from = values.posters.indexOf(poster);
    const isSure = await confirm({
      title: say('Delete “Poster {number}”?', { number: from + 1 }),
      message: say(deleteMessage(poster)),
      consequence: say('The event keeps it until you save.'),
      details: <Image src={imageUrl(poster)} alt="" />,
      tone: 'danger',
    });
    if (!isSure) return;
    changePosters((current) => current.filter((other) => other !== poster));
    notifyUndo(say('Poster deleted'), () =>
      changePosters((current) => current.filter((other) => other !== poster).toSpliced(from, 0, poster)),
    );
  }

  return (
    <EditForm
      name={say('Event')}
      header={header}
      form={form}
      requirements={eventRequirements}
      missing={missingForEvent({ cover: values.cover, images: values.posters })}
      isUploading={isUploading}
      preview={
        <LearnerPreview>
          <EventScreen
            coverUrl={values.cover === null ? undefined : imageUrl(values.cover)}
            posterUrls={posterUrls}
            hasLink={isWebAddress(withScheme(values.hyperlink))}
          />
        </LearnerPreview>
      }
    >
      <div id="hyperlink">
        <AddressField
          label={say('Hyperlink')}
          placeholder="https://example.com/event"
          description={say("Optional. Shown as 'Read more' below the content.")}
          isDisabled={isUploading}
          value={values.hyperlink}
          onChange={(hyperlink) => onChange({ hyperlink })}
        />
      </div>
      <RequiredField name="cover">
        <ImageField
          label={say('Cover image')}
          requirement={say('A cover image is required to enable the event.')}
          imageUrl={imageUrl}
          value={values.cover}
          upload={cover}
          isDisabled={isUploading}
        />
      </RequiredField>
      <RequiredField name="poster">
        <DropZone
          label={say('Poster images')}
          kind={uploadKind('image')}
          allowsMultiple
          requirement={
            values.posters.length === 0 ? say('At least 1 poster is required to enable the event.') : undefined
          }
          upload={posters.upload}
          onFiles={(files) => {
            setNewPoster(undefined);
            posters.onFiles(files);
          }}
          isDisabled={isUploading}
        />
      </RequiredField>
      <Suspense fallback={<Skeleton shape="image" />}>
        <PosterTable
          posters={values.posters}
          newPoster={newPoster}
          onMovePoster={handleMovePoster}
          onDeletePoster={handleDeletePoster}
          imageUrl={imageUrl}
          isDisabled={isUploading}
        />
      </Suspense>
    </EditForm>
  );
}
