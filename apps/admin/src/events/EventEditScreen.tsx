import { DropZone } from '@cpd/ui/DropZone';
import { TextField } from '@cpd/ui/TextField';
import type { ReactNode } from 'react';
import { EditForm } from '../kit/editing/EditForm.tsx';
import type { EditHeaderProps } from '../kit/editing/EditHeader.tsx';
import { fileKinds } from '../kit/editing/fileKinds.ts';
import { ImageField } from '../kit/editing/ImageField.tsx';
import { RequiredField } from '../kit/editing/RequiredField.tsx';
import type { ItemForm } from '../kit/editing/useItemForm.ts';
import type { UploadField } from '../kit/editing/useUploadField.ts';
import type { EventValues } from './eventValues.ts';
import { PosterTable, type PosterTableProps } from './PosterTable.tsx';
import { useCheckedHyperlink } from './useCheckedHyperlink.ts';

export interface EventEditScreenProps extends Pick<PosterTableProps, 'onMovePoster' | 'onDeletePoster' | 'imageUrl'> {
  header?: EditHeaderProps;
  form: ItemForm<EventValues>;
  cover: UploadField;
  posters: UploadField;
  /** What was done to it, beside the form. */
  history?: ReactNode;
}

export function EventEditScreen(props: EventEditScreenProps) {
  const { header, form, cover, posters, onMovePoster, onDeletePoster, imageUrl, history } = props;
  const { values, onChange } = form;
  const isUploading = cover.isUploading || posters.isUploading;
  const hyperlink = useCheckedHyperlink(values.hyperlink);
  return (
    <EditForm
      name="Event"
      header={header}
      form={{
        ...form,
        onSave: () => hyperlink.check() && form.onSave(),
        onEnable: () => hyperlink.check() && form.onEnable(),
      }}
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
