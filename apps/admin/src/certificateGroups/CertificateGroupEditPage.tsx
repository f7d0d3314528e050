import { certificateGroups } from '@cpd/api/certificateGroups';
import { displayTitle } from '@cpd/domain/draft';
import { useParams } from 'react-router';
import { EditFrame } from '../kit/editing/EditFrame.tsx';
import { useReturnAddress } from '../kit/lists/useReturnAddress.ts';
import { CertificateGroupForm } from './CertificateGroupForm.tsx';
import { CERTIFICATE_GROUPS_PATH } from './paths.ts';

/** A certificate group's form at its address. */
export function CertificateGroupEditPage() {
  const { id = '' } = useParams();
  const reading = certificateGroups.detail.useQuery({ id });
  const list = { label: 'Certification Group', href: useReturnAddress(CERTIFICATE_GROUPS_PATH) };
  return (
    <EditFrame title="Edit certificate group" list={list} reading={reading} nameOf={({ name }) => displayTitle(name)}>
      {(group) => <CertificateGroupForm key={id} group={group} listHref={list.href} />}
    </EditFrame>
  );
}
