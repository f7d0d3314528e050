import { parseWholeNumber } from '@cpd/domain/quiz';
import { titleProblem } from '@cpd/domain/textLength';
import { CertificateCanvas, type PreviewFormat } from '@cpd/ui/CertificateCanvas';
import { Stack } from '@cpd/ui/Stack';
import { TextField } from '@cpd/ui/TextField';
import { WholeNumberField } from '@cpd/ui/WholeNumberField';
import type { ReactNode } from 'react';
import { EditForm } from '../kit/editing/EditForm.tsx';
import type { EditHeaderProps } from '../kit/editing/EditHeader.tsx';
import { ImageField } from '../kit/editing/ImageField.tsx';
import { RequiredField } from '../kit/editing/RequiredField.tsx';
import type { ItemForm } from '../kit/editing/useItemForm.ts';
import type { UploadField } from '../kit/editing/useUploadField.ts';
import * as styles from './CertificateGroupEditScreen.css.ts';
import type { GroupValues } from './groupValues.ts';

export interface CertificateGroupEditScreenProps {
  header?: EditHeaderProps;
  form: ItemForm<GroupValues>;
  /** Receives where the name stands, in pixels of the template from its top. */
  onPositionChange: (position: number) => void;
  template: UploadField;
  imageUrl: (id: string) => string;
  /** Draws the certificate as a file; undefined where the host cannot. */
  preview?: { onPreview: (name: string, format: PreviewFormat) => void; isRunning: boolean } | undefined;
  /** What was done to it, beside the form. */
  history?: ReactNode;
}

export function CertificateGroupEditScreen(props: CertificateGroupEditScreenProps) {
  const { header, form, onPositionChange, template, imageUrl, preview, history } = props;
  const { values, onChange } = form;
  const { isUploading } = template;
  return (
    <EditForm name="Certificate group" header={header} form={form} history={history} isUploading={isUploading} isWide>
      <div className={styles.sideBySide}>
        <Stack gap={20}>
          <RequiredField name="name">
            <TextField
              label="Group name"
              isRequired
              isDisabled={isUploading}
              value={values.name}
              onChange={(name) => onChange({ name })}
              errorMessage={titleProblem('Group name', values.name)}
            />
          </RequiredField>
          <RequiredField name="passCondition">
            <WholeNumberField
              label="Number of courses needed before a certificate can be requested"
              parse={parseWholeNumber}
              isRequired
              isDisabled={isUploading}
              value={values.passCondition}
              onChange={(passCondition) => onChange({ passCondition })}
            />
          </RequiredField>
          <RequiredField name="template">
            <ImageField
              label="Preview image"
              requirement="The certificate's template; required to enable the group."
              image={values.template}
              imageUrl={imageUrl}
              alt="Template"
              isShownElsewhere
              field={template}
              isDisabled={isUploading}
            />
          </RequiredField>
        </Stack>
        <div className={styles.inView}>
          <CertificateCanvas
            templateUrl={values.template === null ? null : imageUrl(values.template)}
            position={values.position}
            onPositionChange={onPositionChange}
            onPreview={preview?.onPreview}
            isPreviewing={preview?.isRunning ?? false}
            isDisabled={isUploading}
          />
        </div>
      </div>
    </EditForm>
  );
}
