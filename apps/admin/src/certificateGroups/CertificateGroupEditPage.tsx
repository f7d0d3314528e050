import { type CertificateGroup, certificateGroups } from '@cpd/api/certificateGroups';
import { displayTitle } from '@cpd/domain/draft';
import { missingForCertificateGroup } from '@cpd/domain/readiness';
import { useState } from 'react';
import { type EditorProps, EditPage, FormOutline } from '../kit/editing/EditPage.tsx';
import { useItemForm } from '../kit/editing/useItemForm.ts';
import { useUploadField } from '../kit/editing/useUploadField.ts';
import { History } from '../kit/history/History.tsx';
import { useImageUrl } from '../kit/useImageUrl.ts';
import { CertificateGroupEditScreen } from './CertificateGroupEditScreen.tsx';
import { groupChangeOf, groupRequirements, groupValuesOf, type Middle, placed } from './groupValues.ts';
import { CERTIFICATE_GROUPS_PATH } from './paths.ts';
import { usePreviewFile } from './usePreviewFile.ts';

const nameOf = ({ name }: Pick<CertificateGroup, 'name'>) => displayTitle(name);

export function CertificateGroupEditPage() {
  return (
    <EditPage
      title="Edit certificate group"
      list={{ label: 'Certification Group', things: 'certificate groups', path: CERTIFICATE_GROUPS_PATH }}
      resource={certificateGroups}
      nameOf={nameOf}
      outline={<FormOutline isWide />}
      editor={CertificateGroupEditor}
    />
  );
}

function CertificateGroupEditor({ item: group, listHref, header }: EditorProps<CertificateGroup>) {
  const { _id: id } = group.data;
  const [middle, setMiddle] = useState<Middle>();
  const form = useItemForm({
    draftKey: `certificate-group/${id}`,
    item: group,
    valuesOf: groupValuesOf,
    changeOf: (group, values) => groupChangeOf(group, placed(values, middle)),
    requirements: groupRequirements,
    missingIn: (values) => missingForCertificateGroup(placed(values, middle)),
    nameOf,
    resource: certificateGroups,
    savedText: 'Certificate group saved',
    listHref,
  });
  // A new image's middle is not known before it is loaded: 0 asks for it.
  const template = useUploadField('image', (image) => form.onChange({ template: image, position: 0 }));

  const values = placed(form.values, middle);

  function handlePosition(position: number) {
    if (values.position <= 0) setMiddle({ template: values.template, position });
    else form.onChange({ position });
  }

  return (
    <CertificateGroupEditScreen
      header={header}
      form={{ ...form, values }}
      onPositionChange={handlePosition}
      template={template}
      imageUrl={useImageUrl()}
      preview={usePreviewFile(values)}
      history={<History subject={id} />}
    />
  );
}
