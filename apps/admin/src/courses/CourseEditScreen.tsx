import { displayTitle } from '@cpd/domain/draft';
import { titleProblem } from '@cpd/domain/textLength';
import { Button } from '@cpd/ui/Button';
import { DropZone } from '@cpd/ui/DropZone';
import { ErrorBoundary } from '@cpd/ui/ErrorBoundary';
import { PdfViewer } from '@cpd/ui/PdfViewer';
import { Select } from '@cpd/ui/Select';
import { TextField } from '@cpd/ui/TextField';
import type { ReactNode } from 'react';
import { EditForm } from '../kit/editing/EditForm.tsx';
import type { EditHeaderProps } from '../kit/editing/EditHeader.tsx';
import { fileKinds } from '../kit/editing/fileKinds.ts';
import { ImageField } from '../kit/editing/ImageField.tsx';
import { RequiredField } from '../kit/editing/RequiredField.tsx';
import type { ItemForm } from '../kit/editing/useItemForm.ts';
import { arrivedAs, type UploadField } from '../kit/editing/useUploadField.ts';
import type { CourseValues } from './courseValues.ts';

export interface CourseEditScreenProps {
  header?: EditHeaderProps;
  form: ItemForm<CourseValues>;
  groups: readonly { readonly _id: string; readonly name: string | null }[];
  areGroupsLoading: boolean;
  /** Loads the groups again; there when they could not be loaded. */
  onRetryGroups: (() => void) | undefined;
  cover: UploadField;
  file: UploadField;
  imageUrl: (id: string) => string;
  fileUrl: (id: string) => string;
  /** What was done to it, beside the form. */
  history?: ReactNode;
}

export function CourseEditScreen(props: CourseEditScreenProps) {
  const { header, form, cover, file, imageUrl, fileUrl, history } = props;
  const { values, onChange } = form;
  const isUploading = cover.isUploading || file.isUploading;
  return (
    <EditForm name="Course" header={header} form={form} history={history} isUploading={isUploading}>
      <RequiredField name="title">
        <TextField
          label="Title"
          isRequired
          isDisabled={isUploading}
          value={values.title}
          onChange={(title) => onChange({ title })}
          errorMessage={titleProblem('Title', values.title)}
        />
      </RequiredField>
      <RequiredField name="certificateGroup">
        <GroupField {...props} isDisabled={isUploading} />
      </RequiredField>
      <RequiredField name="preview">
        <ImageField
          label="Preview image"
          requirement="A preview image is required to enable the course."
          image={values.cover}
          imageUrl={imageUrl}
          field={cover}
          isDisabled={isUploading}
        />
      </RequiredField>
      <RequiredField name="file">
        <DropZone
          label="PDF"
          kind={fileKinds.pdf}
          requirement="A PDF is required to enable the course."
          upload={file.upload}
          file={arrivedAs(file, values.file) ?? (values.fileName === '' ? undefined : { name: values.fileName })}
          onFiles={file.onFiles}
          isDisabled={isUploading}
        />
      </RequiredField>
      {values.file !== null && (
        <ErrorBoundary key={values.file}>
          <PdfViewer url={fileUrl(values.file)} title={values.fileName || 'Course material'} />
        </ErrorBoundary>
      )}
    </EditForm>
  );
}

interface GroupFieldProps extends CourseEditScreenProps {
  isDisabled: boolean;
}

function GroupField({ form, groups, areGroupsLoading, onRetryGroups, isDisabled }: GroupFieldProps) {
  return (
    <>
      <Select
        label="Certificate Group"
        isRequired
        isDisabled={isDisabled}
        options={groups.map(({ _id, name }) => ({ value: _id, label: displayTitle(name) }))}
        value={form.values.certificateGroup}
        onChange={(certificateGroup) => form.onChange({ certificateGroup })}
        isLoading={areGroupsLoading}
        emptyText="No certificate group is enabled yet"
        description={onRetryGroups ? 'The certificate groups could not be loaded.' : 'Only enabled groups are listed.'}
      />
      {onRetryGroups && (
        <Button size="small" onPress={onRetryGroups}>
          Load the groups again
        </Button>
      )}
    </>
  );
}
