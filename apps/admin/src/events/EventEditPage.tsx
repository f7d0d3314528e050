import { type CpdEvent, events } from '@cpd/api/events';
import { useUploads } from '@cpd/api/forms';
import { useListSlice } from '@cpd/api/query';
import { useImageUrl } from '@cpd/api/uploads';
import { deleteMessage } from '@cpd/domain/dialog';
import { eventTitle } from '@cpd/domain/event';
import { isWebAddress, withScheme } from '@cpd/domain/hyperlink';
import { missingForEvent } from '@cpd/domain/readiness';
import { AddressField } from '@cpd/ui/AddressField';
import { RequiredField } from '@cpd/ui/EditScreen';
import { ImageListField, type ImageListFieldTexts, useImageList } from '@cpd/ui/ImageListField';
import { lazyPart } from '@cpd/ui/LazyPart';
import { LearnerPreview } from '@cpd/ui/LearnerPreview';
import type { ListParamValues } from '@cpd/ui/ListScreen';
import { say, shown } from '@cpd/ui/language';
import { ImageField, useUploadField } from '@cpd/ui/UploadField';
import { memo, useMemo } from 'react';
import { EditForm } from '../editing/EditForm.tsx';
import { type EditorProps, EditPage } from '../editing/EditPage.tsx';
import { useDuplicate } from '../editing/useDuplicate.ts';
import { type ItemForm, useEditForm } from '../editing/useEditForm.ts';
import { errorText } from '../errorText.ts';
import { eventListInput } from '../listInputs.ts';
import { EVENTS_PATH, eventPath } from '../paths.ts';
import { type EventValues, eventChangeOf, eventRequirements, eventValuesOf } from './eventValues.ts';

// Loaded lazily: the page opens without it.
const EventScreen = lazyPart(async () => memo((await import('@cpd/ui/LearnerScreen')).EventScreen));

const useSlice = (params: ListParamValues | null, id: string) => useListSlice(events.list, eventListInput, params, id);

export function EventEditPage() {
  return (
    <EditPage
      title={say('Edit event')}
      list={{
        label: say('Event'),
        backLabel: say('Back to events'),
        path: EVENTS_PATH,
        deleted: 'event',
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
  const { _id: id } = event.data;
  const form = useEditForm(events, event, {
    kind: 'event',
    inputKey: `event/${id}`,
    toValues: eventValuesOf,
    toChange: eventChangeOf,
    nameOf: (event) => shown(eventTitle(event)),
    imageOf: (values) => values.cover,
    savedText: say('Event saved'),
    listHref: header.list.href,
  });
  const { cover, posters } = form.values;
  const images = useEventImages(form);
  const duplicateEvent = events.duplicate.useMutation();
  const onDuplicate = useDuplicate({
    id,
    name: form.itemName,
    resource: events,
    copy: () => duplicateEvent.run({ id }),
    pathOf: eventPath,
  });
  return (
    <EditForm
      name={say('Event')}
      header={header}
      form={form}
      requirements={eventRequirements}
      missing={missingForEvent({ cover, images: posters })}
      isUploading={images.isUploading}
      onDuplicate={onDuplicate}
      preview={<EventPreview {...form.values} />}
    >
      <EventFields form={form} images={images} />
    </EditForm>
  );
}

/** The posters of an event, and the uploads of its images. */
function useEventImages({ values, base, onChange }: ItemForm<EventValues>) {
  const cover = useUploadField(
    useUploads('image', ({ id }) => onChange({ cover: id })),
    errorText,
  );
  const posters = useImageList({
    value: values.posters,
    onChange: (change) => onChange((current) => ({ posters: change(current.posters) })),
    undoSubject: base,
    movedText: say('Poster moved'),
    deletedText: say('Poster deleted'),
  });
  const newPosters = useUploadField(
    useUploads('image', ({ id }) => posters.add(id)),
    errorText,
  );
  return { cover, posters, newPosters, isUploading: cover.isUploading || newPosters.isUploading };
}

interface EventFieldsProps {
  form: ItemForm<EventValues>;
  images: ReturnType<typeof useEventImages>;
}

function EventFields({ form: { field, values }, images }: EventFieldsProps) {
  const imageUrl = useImageUrl();
  const { cover, posters, newPosters, isUploading: isDisabled } = images;
  return (
    <>
      <div id="hyperlink">
        <AddressField
          {...field('hyperlink')}
          label={say('Hyperlink')}
          placeholder="https://example.com/event"
          description={say("Optional. Shown as 'Read more' below the content.")}
          isDisabled={isDisabled}
        />
      </div>
      <RequiredField name="cover">
        <ImageField
          label={say('Cover image')}
          requirement={say('A cover image is required to enable the event.')}
          value={values.cover}
          imageUrl={imageUrl}
          upload={cover}
          isDisabled={isDisabled}
        />
      </RequiredField>
      <ImageListField
        name="poster"
        label={say('Poster images')}
        texts={useMemo(posterTexts, [])}
        list={posters}
        imageUrl={imageUrl}
        upload={newPosters}
        isDisabled={isDisabled}
      />
    </>
  );
}

function EventPreview({ cover, posters, hyperlink }: EventValues) {
  const imageUrl = useImageUrl();
  // A stable list, so that typing in another field does not render hundreds of posters.
  const posterUrls = useMemo(() => posters.map(imageUrl), [posters, imageUrl]);
  return (
    <LearnerPreview>
      <EventScreen
        coverUrl={cover === null ? undefined : imageUrl(cover)}
        posterUrls={posterUrls}
        hasLink={isWebAddress(withScheme(hyperlink))}
      />
    </LearnerPreview>
  );
}

function posterTexts(): ImageListFieldTexts {
  return {
    title: say('Posters'),
    caption: say('Posters in their order'),
    empty: say('No posters yet.'),
    requirement: say('At least 1 poster is required to enable the event.'),
    nameOf: (number) => say('Poster {number}', { number }),
    nameInSentence: (number) => say('poster {number}', { number }),
    deleteLabel: (number) => say('Delete poster {number}', { number }),
    deletion: (id) => ({ message: say(deleteMessage(id)), consequence: say('The event keeps it until you save.') }),
  };
}
