import { displayTitle } from '@cpd/domain/draft';
import type { CourseRequirement } from '@cpd/domain/readiness';
import { TITLE_MAX_LENGTH, tooLongMessage } from '@cpd/domain/textLength';
import { Button } from '@cpd/ui/Button';
import { DropZone, type UploadState } from '@cpd/ui/DropZone';
import { Select } from '@cpd/ui/Select';
import { TextField } from '@cpd/ui/TextField';
import { EditLayout, type EnableableProps } from '../kit/editing/EditLayout.tsx';
import { ImageField } from '../kit/editing/ImageField.tsx';
import { CoursePdf } from './CoursePdf.tsx';
import { type CourseValues, courseRequirements } from './courseValues.ts';

/** What a course's form shows and reports. */
export interface CourseEditScreenProps extends EnableableProps<CourseValues, CourseRequirement> {
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
}

/** A course's form. */
export function CourseEditScreen(props: CourseEditScreenProps) {
  const { values, onChange, isUploading } = props;
  return (
    <EditLayout {...props} name="Course" all={courseRequirements}>
      <TextField
        label="Title"
        isRequired
        isDisabled={isUploading}
        value={values.title}
        onChange={(title) => onChange({ title })}
        errorMessage={tooLongMessage('Title', values.title, TITLE_MAX_LENGTH)}
      />
      <GroupField {...props} />
      <Uploads {...props} />
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
      <ImageField
        label="Preview image"
        requirement="A preview image is required to enable the course."
        image={values.cover}
        imageUrl={imageUrl}
        alt="Preview image"
        upload={coverUpload}
        onFile={onCoverFile}
        isDisabled={isUploading}
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
