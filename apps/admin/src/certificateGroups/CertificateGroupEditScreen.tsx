import type { CertificateGroupRequirement } from '@cpd/domain/readiness';
import { TITLE_MAX_LENGTH, tooLongMessage } from '@cpd/domain/textLength';
import { CertificateCanvas } from '@cpd/ui/CertificateCanvas';
import type { UploadState } from '@cpd/ui/DropZone';
import { TextField } from '@cpd/ui/TextField';
import { WholeNumberField } from '@cpd/ui/WholeNumberField';
import { EditLayout, type EnableableProps } from '../kit/editing/EditLayout.tsx';
import { ImageField } from '../kit/editing/ImageField.tsx';
import { type GroupValues, groupRequirements } from './groupValues.ts';

/** What a certificate group's form shows and reports. */
export interface CertificateGroupEditScreenProps extends EnableableProps<GroupValues, CertificateGroupRequirement> {
  /** Receives where the name stands, in pixels of the template from its top. */
  onPositionChange: (position: number) => void;
  /** How the template image's upload is going. */
  templateUpload: UploadState;
  /** Receives the template image to upload. */
  onTemplateFile: (file: File) => void;
  /** Gives the address of an image. */
  imageUrl: (id: string) => string;
}

/** A certificate group's form, with the certificate as it will be. */
export function CertificateGroupEditScreen(props: CertificateGroupEditScreenProps) {
  const { values, onChange, onPositionChange, templateUpload, onTemplateFile, imageUrl, isUploading } = props;
  return (
    <EditLayout {...props} name="Certificate group" all={groupRequirements}>
      <TextField
        label="Group name"
        isRequired
        isDisabled={isUploading}
        value={values.name}
        onChange={(name) => onChange({ name })}
        errorMessage={tooLongMessage('Group name', values.name, TITLE_MAX_LENGTH)}
      />
      <WholeNumberField
        label="Number of courses needed before a certificate can be requested"
        isRequired
        isDisabled={isUploading}
        value={values.passCondition}
        onChange={(passCondition) => onChange({ passCondition })}
      />
      <ImageField
        label="Preview image"
        requirement="The certificate's template; required to enable the group."
        image={values.template}
        imageUrl={imageUrl}
        alt="Template"
        upload={templateUpload}
        onFile={onTemplateFile}
        isDisabled={isUploading}
      />
      <CertificateCanvas
        templateUrl={values.template === null ? null : imageUrl(values.template)}
        position={values.position}
        onPositionChange={onPositionChange}
        isDisabled={isUploading}
      />
    </EditLayout>
  );
}
