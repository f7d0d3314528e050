import { Button } from '@cpd/ui/Button';
import { Notice } from '@cpd/ui/Notice';
import type { ShownForm } from './useForm.ts';

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
      Your unsaved changes from an earlier visit were put back.
    </Notice>
  );
}
