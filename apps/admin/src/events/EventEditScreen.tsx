import type { EventRequirement } from '@cpd/domain/readiness';
import { DropZone } from '@cpd/ui/DropZone';
import { TextField } from '@cpd/ui/TextField';
import type { ReactNode } from 'react';
import { EditForm } from '../kit/editing/EditForm.tsx';
import { fileKinds } from '../kit/editing/fileKinds.ts';
import { ImageField } from '../kit/editing/ImageField.tsx';
import { RequiredField } from '../kit/editing/RequiredField.tsx';
import type { ItemForm } from '../kit/editing/useItemForm.ts';
import type { UploadField } from '../kit/editing/useUploadField.ts';
import { type EventValues, eventRequirements } from './eventValues.ts';
import { PosterTable, type PosterTableProps } from './PosterTable.tsx';
import { useCheckedHyperlink } from './useCheckedHyperlink.ts';

export interface EventEditScreenProps extends Pick<PosterTableProps, 'onMovePoster' | 'onDeletePoster' | 'imageUrl'> {
  form: ItemForm<EventValues>;
  cover: UploadField;
  posters: UploadField;
  missing: readonly EventRequirement[];
  /** What was done to it, beside the form. */
  history?: ReactNode;
}

export function EventEditScreen(props: EventEditScreenProps) {
  const { form, cover, posters, onMovePoster, onDeletePoster, imageUrl, missing, history } = props;
  const { values, onChange } = form;
  const isUploading = cover.isUploading || posters.isUploading;
  const hyperlink = useCheckedHyperlink(values.hyperlink);
  return (
    <EditForm
      name="Event"
      form={{
        ...form,
        onSave: (lacking) => hyperlink.check() && form.onSave(lacking),
        onEnable: (lacking) => hyperlink.check() && form.onEnable(lacking),
      }}
      all={eventRequirements}
      missing={missing}
      history={history}
      isUploading={isUploading}
    >
      <TextField
        label="Hyperlink"
        placeholder="https://example.com/event"
        description="Optional. Shown as 'Read more' below the content."
        isDisabled={isUploading}
        value={values.hyperlink}
        onChange={(text) => onChange({ hyperlink: text })}
        onBlur={hyperlink.check}
        errorMessage={hyperlink.problem}
      />
      <RequiredField name="cover">
        <ImageField
          label="Cover image"
          requirement="A cover image is required to enable the event."
          image={values.cover}
          imageUrl={imageUrl}
          field={cover}
          isDisabled={isUploading}
        />
      </RequiredField>
      <RequiredField name="poster">
        <DropZone
          label="Poster images"
          kind={fileKinds.image}
          hasMany
          requirement="At least 1 poster is required to enable the event."
          upload={posters.upload}
          onFiles={posters.onFiles}
          isDisabled={isUploading}
        />
      </RequiredField>
      <PosterTable
        posters={values.posters}
        onMovePoster={onMovePoster}
        onDeletePoster={onDeletePoster}
        imageUrl={imageUrl}
        isDisabled={isUploading}
      />
    </EditForm>
  );
}
