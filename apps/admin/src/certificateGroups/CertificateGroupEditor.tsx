import type { LoadedReading } from '@cpd/api/cache';
import { type CertificateGroup, certificateGroups } from '@cpd/api/certificateGroups';
import { displayTitle } from '@cpd/domain/draft';
import { useState } from 'react';
import { useItemForm } from '../kit/editing/useItemForm.ts';
import { useUploadField } from '../kit/editing/useUploadField.ts';
import { History } from '../kit/history/History.tsx';
import { useImageUrl } from '../kit/useImageUrl.ts';
import { CertificateGroupEditScreen } from './CertificateGroupEditScreen.tsx';
import { groupChangeOf, groupValuesOf, type Middle, missingInForm, placed } from './groupValues.ts';
import { usePreviewFile } from './usePreviewFile.ts';

export interface CertificateGroupEditorProps {
  group: LoadedReading<CertificateGroup>;
  listHref: string;
}

export function CertificateGroupEditor({ group, listHref }: CertificateGroupEditorProps) {
  const save = certificateGroups.save.useMutation();
  const { _id: id, isEnable } = group.data;
  const [middle, setMiddle] = useState<Middle>();
  const form = useItemForm({
    draftKey: `certificate-group/${id}`,
    item: group,
    valuesOf: groupValuesOf,
    nameOf: ({ name }) => displayTitle(name),
    save: (values, ifMatch) => save.run(groupChangeOf(id, placed(values, middle)), ifMatch),
    enable: certificateGroups.enable.useMutation(),
    remove: certificateGroups.remove.useMutation(),
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
      missing={missingInForm(values)}
      isEnabled={isEnable}
      history={<History subject={id} />}
    />
  );
}
