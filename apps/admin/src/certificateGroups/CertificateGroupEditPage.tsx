import type { LoadedReading } from '@cpd/api/cache';
import { type CertificateGroup, certificateGroups } from '@cpd/api/certificateGroups';
import { displayTitle } from '@cpd/domain/draft';
import { missingForCertificateGroup } from '@cpd/domain/readiness';
import { useState } from 'react';
import { useParams } from 'react-router';
import { EditPage, FormOutline } from '../kit/editing/EditPage.tsx';
import { useItemForm } from '../kit/editing/useItemForm.ts';
import { useUploadField } from '../kit/editing/useUploadField.ts';
import { History } from '../kit/history/History.tsx';
import { useReturnAddress } from '../kit/lists/useReturnAddress.ts';
import { useImageUrl } from '../kit/useImageUrl.ts';
import { CertificateGroupEditScreen } from './CertificateGroupEditScreen.tsx';
import { groupChangeOf, groupValuesOf, type Middle, placed } from './groupValues.ts';
import { CERTIFICATE_GROUPS_PATH } from './paths.ts';
import { usePreviewFile } from './usePreviewFile.ts';

export function CertificateGroupEditPage() {
  const { id = '' } = useParams();
  const group = certificateGroups.detail.useQuery({ id });
  const list = { label: 'Certification Group', href: useReturnAddress(CERTIFICATE_GROUPS_PATH) };
  return (
    <EditPage
      title="Edit certificate group"
      list={list}
      reading={group}
      nameOf={({ name }) => displayTitle(name)}
      outline={<FormOutline isWide />}
    >
      {(loaded) => <CertificateGroupEditor key={id} group={loaded} listHref={list.href} />}
    </EditPage>
  );
}

interface CertificateGroupEditorProps {
  group: LoadedReading<CertificateGroup>;
  listHref: string;
}

function CertificateGroupEditor({ group, listHref }: CertificateGroupEditorProps) {
  const save = certificateGroups.save.useMutation();
  const { _id: id } = group.data;
  const [middle, setMiddle] = useState<Middle>();
  const form = useItemForm({
    draftKey: `certificate-group/${id}`,
    item: group,
    valuesOf: groupValuesOf,
    nameOf: ({ name }) => displayTitle(name),
    save: (values, ifMatch) => save.run(groupChangeOf(id, placed(values, middle)), ifMatch),
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
      form={{ ...form, values }}
      onPositionChange={handlePosition}
      template={template}
      imageUrl={useImageUrl()}
      preview={usePreviewFile(values)}
      missing={missingForCertificateGroup(values)}
      history={<History subject={id} />}
    />
  );
}
