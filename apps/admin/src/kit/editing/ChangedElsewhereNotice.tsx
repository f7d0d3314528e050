import { Button } from '@cpd/ui/Button';
import { Notice } from '@cpd/ui/Notice';
import { Inline } from '@cpd/ui/Stack';

/** What can be done about it. */
export interface ChangedElsewhereNoticeProps {
  /** Takes what is saved now, and gives up what was typed. */
  onLoadTheirs: () => void;
  /** Keeps what was typed. */
  onKeepMine: () => void;
}

/** Says that a form's item was changed elsewhere since the form was opened, before it is saved over. */
export function ChangedElsewhereNotice({ onLoadTheirs, onKeepMine }: ChangedElsewhereNoticeProps) {
  return (
    <Notice
      tone="caution"
      actions={
        <Inline>
          <Button size="small" onPress={onLoadTheirs}>
            Load theirs
          </Button>
          <Button size="small" onPress={onKeepMine}>
            Keep mine
          </Button>
        </Inline>
      }
    >
      This was changed elsewhere since you opened it. Load theirs gives up what you have changed. Keep mine keeps it,
      and everything else follows.
    </Notice>
  );
}
