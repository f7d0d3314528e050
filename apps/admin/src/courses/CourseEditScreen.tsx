import { displayTitle } from '@cpd/domain/draft';
import type { CourseRequirement } from '@cpd/domain/readiness';
import { Button } from '@cpd/ui/Button';
import { Card } from '@cpd/ui/Card';
import { DropZone, type UploadState } from '@cpd/ui/DropZone';
import { Form } from '@cpd/ui/Form';
import { FormActions } from '@cpd/ui/FormActions';
import { Image } from '@cpd/ui/Image';
import { Select } from '@cpd/ui/Select';
import { TextField } from '@cpd/ui/TextField';
import { EditLayout } from '../app/EditLayout.tsx';
import { CoursePdf } from './CoursePdf.tsx';
import { type CourseValues, courseRequirements } from './courseValues.ts';

/** What a course's form shows and reports. */
export interface CourseEditScreenProps {
  values: CourseValues;
  /** Receives the values that change. */
  onChange: (part: Partial<CourseValues>) => void;
  /** The groups to choose from. */
  groups: readonly { readonly _id: string; readonly name: string | null }[];
  /** Whether the groups are on their way. */
  areGroupsLoading: boolean;
  /** Loads the groups again; there when they could not be loaded. */
  onRetryGroups: (() => void) | undefined;
  /** How the preview image's upload is going. */
  coverUpload: UploadState;
  /** Receives the preview image to upload. */
  onCoverFile: (file: File) => void;
  /** How the PDF's upload is going. */
  fileUpload: UploadState;
  /** Receives the PDF to upload. */
  onFile: (file: File) => void;
  /** Gives the address of an image. */
  imageUrl: (id: string) => string;
  /** Gives the address of a PDF. */
  fileUrl: (id: string) => string;
  /** What the values still lack for the course to be enabled. */
  missing: readonly CourseRequirement[];
  /** Whether the course is enabled. */
  isEnabled: boolean;
  /** Whether the values are those of an earlier visit that was cut short. */
  isRestored: boolean;
  /** Goes back to what is saved. */
  onDiscard: () => void;
  /** Whether a file is on its way, which takes everything else out of use. */
  isUploading: boolean;
  /** Whether the values are being saved. */
  isSaving: boolean;
  /** Saves the values. */
  onSave: () => void;
  /** Leaves the form. */
  onCancel: () => void;
}

/** A course's form (specification, section 2). */
export function CourseEditScreen(props: CourseEditScreenProps) {
  const { values, onChange, missing, isUploading, isSaving, onSave, onCancel } = props;
  return (
    <EditLayout {...props} all={courseRequirements} missing={missing}>
      <Card>
        <Form onSubmit={onSave} aria-label="Course">
          <TextField
            label="Title"
            isRequired
            isDisabled={isUploading}
            value={values.title}
            onChange={(title) => onChange({ title })}
          />
          <GroupField {...props} />
          <Uploads {...props} />
          <FormActions>
            <Button type="submit" variant="primary" isPending={isSaving} isDisabled={isUploading}>
              Save
            </Button>
            <Button onPress={onCancel}>Cancel</Button>
          </FormActions>
        </Form>
      </Card>
    </EditLayout>
  );
}

function GroupField({ values, onChange, groups, areGroupsLoading, onRetryGroups, isUploading }: CourseEditScreenProps) {
  return (
    <div>
      <Select
        label="Certificate Group"
        isRequired
        isDisabled={isUploading}
        options={groups.map(({ _id, name }) => ({ value: _id, label: displayTitle(name) }))}
        value={values.certificateGroup}
        onChange={(certificateGroup) => onChange({ certificateGroup })}
        isLoading={areGroupsLoading}
        emptyText="No certificate group is enabled yet"
        description={onRetryGroups ? 'The certificate groups could not be loaded.' : 'Enabled groups are offered.'}
      />
      {onRetryGroups && (
        <Button size="small" onPress={onRetryGroups}>
          Load the groups again
        </Button>
      )}
    </div>
  );
}

function Uploads(props: CourseEditScreenProps) {
  const { values, coverUpload, onCoverFile, fileUpload, onFile, imageUrl, fileUrl, isUploading } = props;
  return (
    <>
      <DropZone
        label="Preview image"
        kind="image"
        requirement="A preview image is required to enable the course."
        upload={coverUpload}
        onFiles={([file]) => file && onCoverFile(file)}
        isDisabled={isUploading}
        {...(values.cover !== null && { preview: <Image src={imageUrl(values.cover)} alt="Preview image" /> })}
      />
      <DropZone
        label="PDF"
        kind="pdf"
        requirement="A PDF is required to enable the course."
        upload={fileUpload}
        onFiles={([file]) => file && onFile(file)}
        isDisabled={isUploading}
      />
      {values.file !== null && <CoursePdf url={fileUrl(values.file)} title={values.fileName || 'Course material'} />}
    </>
  );
}
