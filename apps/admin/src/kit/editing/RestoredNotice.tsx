import { Button } from '@cpd/ui/Button';
import { Notice } from '@cpd/ui/Notice';

/** Says that a form begins with what an earlier visit left unsaved, and offers to go back to what is saved. */
export function RestoredNotice({ onDiscard }: { onDiscard: () => void }) {
  return (
    <Notice
      actions={
        <Button size="small" onPress={onDiscard}>
          Discard them
        </Button>
      }
    >
      Your unsaved changes from an earlier visit were put back.
    </Notice>
  );
}
