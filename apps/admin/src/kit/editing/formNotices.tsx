import { Button } from '@cpd/ui/Button';
import { Notice } from '@cpd/ui/Notice';
import { Inline } from '@cpd/ui/Stack';
import type { VersionedForm } from './useVersionedForm.ts';

/** Says that the item was saved by another user, or in another tab, after the form was opened. */
export function ChangedElsewhereNotice<Values>({ form }: { form: VersionedForm<Values> }) {
  if (!form.isChangedElsewhere) return null;
  return (
    <Notice
      tone="caution"
      actions={
        <Inline>
          <Button size="small" onPress={form.onDiscard}>
            Load that version
          </Button>
          <Button size="small" onPress={form.onKeepMine}>
            Keep mine
          </Button>
        </Inline>
      }
    >
      This was changed elsewhere since you opened it. Load that version (your edits are lost) or keep yours.
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
          Discard
        </Button>
      }
    >
      We restored your unsaved changes.
    </Notice>
  );
}
