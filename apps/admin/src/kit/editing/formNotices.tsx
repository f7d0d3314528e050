import { Button } from '@cpd/ui/Button';
import { Notice } from '@cpd/ui/Notice';
import { Inline } from '@cpd/ui/Stack';
import type { ShownForm } from './useForm.ts';

/**
 * Says that a form's item was changed elsewhere since the form was opened, before it is saved over: by somebody else, or
 * by oneself in another tab, which cannot be told apart.
 */
export function ChangedElsewhereNotice<Values>({ form }: { form: ShownForm<Values> }) {
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

/** Says that a form begins with what an earlier visit left unsaved, and offers to go back to what is saved. */
export function RestoredNotice<Values>({ form }: { form: ShownForm<Values> }) {
  if (!form.isRestored) return null;
  return (
    <Notice
      actions={
        <Button size="small" onPress={form.onDiscard}>
          Discard them
        </Button>
      }
    >
      We restored your unsaved changes.
    </Notice>
  );
}
