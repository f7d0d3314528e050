import { certificateGroups } from '@cpd/api/certificateGroups';
import { displayTitle } from '@cpd/domain/draft';
import { useParams } from 'react-router';
import { EditPage } from '../kit/editing/EditPage.tsx';
import { useReturnAddress } from '../kit/lists/useReturnAddress.ts';
import { CertificateGroupEditor } from './CertificateGroupEditor.tsx';
import { CERTIFICATE_GROUPS_PATH } from './paths.ts';

export function CertificateGroupEditPage() {
  const { id = '' } = useParams();
  const group = certificateGroups.detail.useQuery({ id });
  const list = { label: 'Certification Group', href: useReturnAddress(CERTIFICATE_GROUPS_PATH) };
  return (
    <EditPage title="Edit certificate group" list={list} reading={group} nameOf={({ name }) => displayTitle(name)}>
      {(loaded) => <CertificateGroupEditor key={id} group={loaded} listHref={list.href} />}
    </EditPage>
  );
}
