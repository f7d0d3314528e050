import { type CertificateGroup, certificateGroups } from '@cpd/api/certificateGroups';
import { useClient } from '@cpd/api/client';
import { imageAddress } from '@cpd/api/uploads';
import { useEditForm } from '../kit/editing/useEditForm.ts';
import { useFieldUpload } from '../kit/editing/useFieldUpload.ts';
import { CertificateGroupEditScreen } from './CertificateGroupEditScreen.tsx';
import { groupChangeOf, groupValuesOf, missingInForm } from './groupValues.ts';

/** What is edited, and where leaving leads. */
export interface CertificateGroupFormProps {
  group: CertificateGroup;
  /** The list to go back to. */
  listHref: string;
}

/** Edits a certificate group: its values, its upload, and what saving does. */
export function CertificateGroupForm({ group, listHref }: CertificateGroupFormProps) {
  const client = useClient();
  // A new image's middle is not known before it is loaded: 0 asks for it.
  const template = useFieldUpload('image', (id) => form.onChange({ template: id, position: 0 }));
  const { form, editing } = useEditForm({
    key: `certificate-group/${group._id}`,
    saved: groupValuesOf(group),
    isUploading: template.isUploading,
    read: async (call) => groupValuesOf(await certificateGroups.detail.read(client, { id: group._id }, call)),
    save: certificateGroups.save.useMutation(),
    changeOf: (values) => groupChangeOf(group._id, values),
    savedText: 'The certificate group is saved',
    listHref,
  });

  function handlePosition(position: number) {
    const { values } = editing;
    const isResetOfSaved = values.position <= 0 && values.template === group.template?._id;
    if (isResetOfSaved) editing.rebase({ position });
    else editing.change({ position });
  }

  return (
    <CertificateGroupEditScreen
      {...form}
      onPositionChange={handlePosition}
      templateUpload={template.upload}
      onTemplateFile={template.onFile}
      imageUrl={(id) => imageAddress(client, id)}
      missing={missingInForm(form.values)}
      isEnabled={group.isEnable}
    />
  );
}
