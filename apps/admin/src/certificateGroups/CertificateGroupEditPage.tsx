import { type CertificateGroup, certificateGroups } from '@cpd/api/certificateGroups';
import { useUploads } from '@cpd/api/forms';
import { useListSlice } from '@cpd/api/query';
import { useImageUrl } from '@cpd/api/uploads';
import { missingForCertificateGroup } from '@cpd/domain/readiness';
import { titleProblem } from '@cpd/domain/textLength';
import { RequiredField } from '@cpd/ui/EditScreen';
import { lazyPart } from '@cpd/ui/LazyPart';
import type { ListParamValues } from '@cpd/ui/ListScreen';
import { displayTitle, say, sentence } from '@cpd/ui/language';
import { Skeleton } from '@cpd/ui/Skeleton';
import { Stack } from '@cpd/ui/Stack';
import { TextField } from '@cpd/ui/TextField';
import { ImageField, type UploadField, useUploadField } from '@cpd/ui/UploadField';
import { WholeNumberField } from '@cpd/ui/WholeNumberField';
import { Suspense, useState } from 'react';
import { EditForm } from '../editing/EditForm.tsx';
import { type EditorProps, EditPage } from '../editing/EditPage.tsx';
import { type ItemForm, useEditForm } from '../editing/useEditForm.ts';
import { errorText } from '../errorText.ts';
import { certificateGroupListInput } from '../listInputs.ts';
import { CERTIFICATE_GROUPS_PATH, certificateGroupPath } from '../paths.ts';
import * as styles from './CertificateGroupEditPage.css.ts';
import {
  type GroupValues,
  groupChangeOf,
  groupRequirements,
  groupValuesOf,
  type Middle,
  withMiddle,
} from './groupValues.ts';
import { usePreviewFile } from './usePreviewFile.ts';

// Not loaded by the other forms, which share the chunk of this page.
const CertificateCanvas = lazyPart(async () => (await import('@cpd/ui/CertificateCanvas')).CertificateCanvas);

const nameOf = ({ name }: Pick<CertificateGroup, 'name'>) => displayTitle(name);

const useSlice = (params: ListParamValues | null, id: string) =>
  useListSlice(certificateGroups.list, certificateGroupListInput, params, id);

export function CertificateGroupEditPage() {
  return (
    <EditPage
      title={say('Edit certificate group')}
      list={{
        label: say('Certification Group'),
        backLabel: say('Back to certificate groups'),
        path: CERTIFICATE_GROUPS_PATH,
        deleted: 'certificateGroup',
        pathOf: certificateGroupPath,
        useSlice,
      }}
      resource={certificateGroups}
      nameOf={nameOf}
      isWide
      editor={CertificateGroupEditor}
    />
  );
}

function CertificateGroupEditor({ item: group, header }: EditorProps<CertificateGroup>) {
  const imageUrl = useImageUrl();
  const [middle, setMiddle] = useState<Middle>();
  const form = useEditForm(certificateGroups, group, {
    kind: 'certificateGroup',
    inputKey: `certificate-group/${group.data._id}`,
    toValues: groupValuesOf,
    toChange: (id, current) => groupChangeOf(id, withMiddle(current, middle)),
    nameOf,
    savedText: say('Certificate group saved'),
    listHref: header.list.href,
  });
  const { onChange } = form;
  const values = withMiddle(form.values, middle);
  // Position 0 means the middle, which is unknown until the image is loaded.
  const template = useUploadField(
    useUploads('image', ({ id }) => onChange({ template: id, position: 0 })),
    errorText,
  );
  const preview = usePreviewFile(values);

  return (
    <EditForm
      name={say('Certificate group')}
      header={header}
      form={form}
      requirements={groupRequirements}
      missing={missingForCertificateGroup(values)}
      isUploading={template.isUploading}
    >
      <div className={styles.sideBySide}>
        <GroupFields form={form} template={template} />
        <div className={styles.sticky}>
          <Suspense fallback={<Skeleton shape="image" />}>
            <CertificateCanvas
              templateUrl={values.template === null ? null : imageUrl(values.template)}
              position={values.position}
              onPositionChange={(position) => onChange({ position })}
              onReset={(position) => setMiddle({ template: values.template, replaced: form.values.position, position })}
              onPreview={preview?.onPreview}
              isPreviewing={preview?.isRunning ?? false}
              isDisabled={template.isUploading}
            />
          </Suspense>
        </div>
      </div>
    </EditForm>
  );
}

interface GroupFieldsProps {
  form: ItemForm<GroupValues>;
  template: UploadField;
}

function GroupFields({ form: { field, values }, template }: GroupFieldsProps) {
  const imageUrl = useImageUrl();
  const { isUploading } = template;
  return (
    <Stack gap={20}>
      <RequiredField name="name">
        <TextField
          {...field('name')}
          label={say('Group name')}
          isRequired
          isDisabled={isUploading}
          errorMessage={say(titleProblem(sentence('Group name'), values.name))}
        />
      </RequiredField>
      <RequiredField name="passCondition">
        <WholeNumberField
          {...field('passCondition')}
          label={say('Number of courses needed before a certificate can be requested')}
          isRequired
          isDisabled={isUploading}
        />
      </RequiredField>
      <RequiredField name="template">
        <ImageField
          label={say('Preview image')}
          requirement={say('The certificate template. Required to enable the group.')}
          imageUrl={imageUrl}
          value={values.template}
          isShownElsewhere
          upload={template}
          isDisabled={isUploading}
        />
      </RequiredField>
    </Stack>
  );
}
