import { type CertificateGroup, useSaveCertificateGroup } from '@cpd/api/certificateGroups';
import { useClient } from '@cpd/api/client';
import { imageAddress, useUpload } from '@cpd/api/uploads';
import { useNotify } from '@cpd/ui/Notifications';
import { useNavigate } from 'react-router';
import { paths } from '../app/paths.ts';
import { uploadStateOf } from '../app/uploadState.ts';
import { useEditing } from '../app/useEditing.ts';
import { useReturnAddress } from '../app/useReturnAddress.ts';
import { CertificateGroupEditScreen } from './CertificateGroupEditScreen.tsx';
import { groupChangeOf, groupValuesOf, missingInForm } from './groupValues.ts';

/** Edits a certificate group: its values, its upload, and what saving does. */
export function CertificateGroupForm({ group }: { group: CertificateGroup }) {
  const client = useClient();
  const navigate = useNavigate();
  const notify = useNotify();
  const list = useReturnAddress(paths.certificateGroup);
  const save = useSaveCertificateGroup();
  const template = useUpload('image');
  const isUploading = template.state.status === 'uploading';
  const key = `certificate-group/${group._id}`;
  const editing = useEditing({ key, saved: groupValuesOf(group), isBusy: isUploading });
  const { values, change } = editing;
  // A new image's middle is not known before it is loaded: 0 asks for it (specification, section 4).
  const setTemplate = (id: string) => change({ template: id, position: 0 });

  async function handleTemplate(image: File) {
    const outcome = await template.start(image);
    if (outcome.isDone) setTemplate(outcome.answer);
  }

  function handlePosition(position: number) {
    const isResetOfSaved = values.position <= 0 && values.template === group.template?._id;
    if (isResetOfSaved) editing.rebase({ position });
    else change({ position });
  }

  async function handleSave() {
    const { isDone } = await save.run(groupChangeOf(group._id, values));
    if (!isDone) return;
    editing.release();
    notify('The certificate group is saved');
    await navigate(list);
  }

  return (
    <CertificateGroupEditScreen
      values={values}
      onChange={change}
      onPositionChange={handlePosition}
      templateUpload={uploadStateOf(template, setTemplate)}
      onTemplateFile={handleTemplate}
      imageUrl={(id) => imageAddress(client, id)}
      missing={missingInForm(values)}
      isEnabled={group.isEnable}
      isRestored={editing.isRestored}
      onDiscard={editing.discard}
      isUploading={isUploading}
      isSaving={save.isRunning}
      onSave={handleSave}
      onCancel={() => void navigate(list)}
    />
  );
}
