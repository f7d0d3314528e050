import { Button } from '@cpd/ui/Button';
import { say } from '@cpd/ui/language';
import { Notice } from '@cpd/ui/Notice';
import { Inline } from '@cpd/ui/Stack';
import { lastChange } from '../history/HistoryCard.tsx';
import { useLastChange } from '../history/useLastChange.ts';
import type { VersionedForm } from './useVersionedForm.ts';

interface ChangedElsewhereProps {
  form: Pick<VersionedForm<unknown>, 'isChangedElsewhere' | 'onDiscard' | 'onKeepMine'>;
  /** The item whose history names who changed it. */
  subject: string;
}

/** Says that the item was saved by another user, or in another tab, after the form was opened. */
export function ChangedElsewhereNotice(props: ChangedElsewhereProps) {
  return props.form.isChangedElsewhere ? <ChangedElsewhere {...props} /> : null;
}

function ChangedElsewhere({ form, subject }: ChangedElsewhereProps) {
  const { last } = useLastChange({ subject });
  return (
    <Notice
      tone="caution"
      actions={
        <Inline>
          <Button size="small" onPress={form.onDiscard}>
            {say('Load that version')}
          </Button>
          <Button size="small" onPress={form.onKeepMine}>
            {say('Keep mine')}
          </Button>
        </Inline>
      }
    >
      {last
        ? say(
            'This was changed elsewhere since you opened it. {change}. Load that version (your edits are lost) or keep yours.',
            { change: lastChange(last, Date.now()) },
          )
        : say('This was changed elsewhere since you opened it. Load that version (your edits are lost) or keep yours.')}
    </Notice>
  );
}

/** Says that the values were typed before a reload or the end of a session, and offers to discard them. */
export function RestoredNotice({ form }: { form: Pick<VersionedForm<unknown>, 'isRestored' | 'onDiscard'> }) {
  if (!form.isRestored) return null;
  return (
    <Notice
      actions={
        <Button size="small" onPress={form.onDiscard}>
          {say('Discard')}
        </Button>
      }
    >
      {say('We restored your unsaved changes.')}
    </Notice>
  );
}
