import type { VersionedForm } from '@cpd/api/forms';
import { ConflictNotice } from '@cpd/ui/EditScreen';
import { say } from '@cpd/ui/language';
import { lastChange } from '../history/HistoryCard.tsx';
import { useLastChange } from '../history/useLastChange.ts';

interface ChangedElsewhereProps {
  form: Pick<VersionedForm<unknown>, 'isChangedElsewhere' | 'onDiscard' | 'onKeepMine'>;
  /** The item whose history names who changed it. */
  subject: string;
}

/** Asks what to do about a conflict, and names who has caused it. */
export function ChangedElsewhereNotice(props: ChangedElsewhereProps) {
  return props.form.isChangedElsewhere ? <ChangedElsewhere {...props} /> : null;
}

function ChangedElsewhere({ form, subject }: ChangedElsewhereProps) {
  const { last } = useLastChange({ subject });
  return (
    <ConflictNotice
      onDiscard={form.onDiscard}
      onKeepMine={form.onKeepMine}
      change={last && say(lastChange(last, Date.now()))}
    />
  );
}
