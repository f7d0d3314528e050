import { certificateGroups } from '@cpd/api/certificateGroups';
import { deleteCertificateGroupMessage } from '@cpd/domain/dialog';
import { displayTitle } from '@cpd/domain/draft';
import { useListParams } from '../kit/lists/useListParams.ts';
import { useOpenDraft } from '../kit/lists/useOpenDraft.ts';
import { useServerList } from '../kit/lists/useServerList.ts';
import { useImageUrl } from '../kit/useImageUrl.ts';
import { useItemActions } from '../kit/useItemActions.tsx';
import { CertificateGroupListScreen } from './CertificateGroupListScreen.tsx';
import { certificateGroupListInput } from './certificateGroupListInput.ts';
import { certificateGroupPath } from './paths.ts';

/** The list of certificate groups at its address; its page size cannot be changed (rule L1). */
export function CertificateGroupListPage() {
  const address = useListParams();
  const list = useServerList(certificateGroups.list.useQuery(certificateGroupListInput(address)), address, {
    hasSizes: false,
  });
  const openDraft = useOpenDraft(certificateGroups.draft.useMutation(), certificateGroupPath);
  const { onEnable, onDelete } = useItemActions(certificateGroups, {
    reload: list.onRetry,
    deleteMessage: deleteCertificateGroupMessage,
  });
  return (
    <CertificateGroupListScreen
      list={list}
      imageUrl={useImageUrl()}
      search={address}
      onNew={openDraft}
      onEnable={({ _id, name }, missing) => void onEnable(_id, { name: displayTitle(name) }, missing)}
      onDelete={({ _id, name }) => void onDelete(_id, { name: displayTitle(name) })}
    />
  );
}
