import { CopyText } from '@cpd/ui/CopyText';
import { useNotify } from '@cpd/ui/Notifications';

/** An id, which a press copies. */
export function IdCell({ id }: { id: string }) {
  const notify = useNotify();
  return (
    <CopyText label="Copy ID" onCopied={() => notify('ID copied')}>
      {id}
    </CopyText>
  );
}
