import type { CertificateGroupRequirement } from '@cpd/domain/readiness';
import { Button } from '@cpd/ui/Button';
import { Card } from '@cpd/ui/Card';
import { CertificateCanvas } from '@cpd/ui/CertificateCanvas';
import { DropZone, type UploadState } from '@cpd/ui/DropZone';
import { Form } from '@cpd/ui/Form';
import { FormActions } from '@cpd/ui/FormActions';
import { Image } from '@cpd/ui/Image';
import { TextField } from '@cpd/ui/TextField';
import { WholeNumberField } from '@cpd/ui/WholeNumberField';
import { EditLayout } from '../app/EditLayout.tsx';
import { type GroupValues, groupRequirements } from './groupValues.ts';

/** What a certificate group's form shows and reports. */
export interface CertificateGroupEditScreenProps {
  values: GroupValues;
  /** Receives the values that change. */
  onChange: (part: Partial<GroupValues>) => void;
  /** Receives where the name stands, in pixels of the template from its top. */
  onPositionChange: (position: number) => void;
  /** How the template image's upload is going. */
  templateUpload: UploadState;
  /** Receives the template image to upload. */
  onTemplateFile: (file: File) => void;
  /** Gives the address of an image. */
  imageUrl: (id: string) => string;
  /** What the values still lack for the group to be enabled. */
  missing: readonly CertificateGroupRequirement[];
  /** Whether the group is enabled. */
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

/** A certificate group's form, with the certificate as it will be (specification, section 2). */
export function CertificateGroupEditScreen(props: CertificateGroupEditScreenProps) {
  const { values, onChange, onPositionChange, templateUpload, onTemplateFile, imageUrl } = props;
  const { missing, isUploading, isSaving, onSave, onCancel } = props;
  const templateUrl = values.template === null ? null : imageUrl(values.template);
  return (
    <EditLayout {...props} all={groupRequirements} missing={missing}>
      <Card>
        <Form onSubmit={onSave} aria-label="Certificate group">
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
