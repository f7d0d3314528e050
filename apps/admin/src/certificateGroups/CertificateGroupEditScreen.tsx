import type { CertificateGroupRequirement } from '@cpd/domain/readiness';
import { CertificateCanvas } from '@cpd/ui/CertificateCanvas';
import { DropZone, type UploadState } from '@cpd/ui/DropZone';
import { Image } from '@cpd/ui/Image';
import { TextField } from '@cpd/ui/TextField';
import { WholeNumberField } from '@cpd/ui/WholeNumberField';
import { EditLayout, type EnableableProps } from '../app/EditLayout.tsx';
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

/** A certificate group's form, with the certificate as it will be (specification, section 2). */
export function CertificateGroupEditScreen(props: CertificateGroupEditScreenProps) {
  const { values, onChange, onPositionChange, templateUpload, onTemplateFile, imageUrl, isUploading } = props;
  const templateUrl = values.template === null ? null : imageUrl(values.template);
  return (
    <EditLayout {...props} name="Certificate group" all={groupRequirements}>
      <TextField
        label="Group name"
        isRequired
        isDisabled={isUploading}
        value={values.name}
        onChange={(name) => onChange({ name })}
      />
      <WholeNumberField
        label="Number of courses needed before a certificate can be requested"
        isRequired
        isDisabled={isUploading}
        value={values.passCondition}
        onChange={(passCondition) => onChange({ passCondition })}
      />
      <DropZone
        label="Preview image"
        kind="image"
        requirement="The certificate's template; required to enable the group."
        upload={templateUpload}
        onFiles={([file]) => file && onTemplateFile(file)}
        isDisabled={isUploading}
        {...(templateUrl !== null && { preview: <Image src={templateUrl} alt="Template" /> })}
      />
      <CertificateCanvas
        templateUrl={templateUrl}
        position={values.position}
        onPositionChange={onPositionChange}
        isDisabled={isUploading}
      />
    </EditLayout>
  );
}
