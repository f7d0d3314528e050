import type { VersionedForm } from '@cpd/api/forms';
import type { FormValues } from '@cpd/domain/editing';
import { withoutReplacement } from '@cpd/domain/undo';
import { say } from '@cpd/ui/language';
import { useNotify, useNotifyUndo } from '@cpd/ui/Notifications';

/**
 * Returns the function that puts an earlier text into a field of a form, with a notification. Undo takes back this text only,
 * not what is typed later; in the field, Ctrl+Z takes it back once the browser has undone the typing.
 */
export function usePutBack<Values extends FormValues<Values>>(
  form: Pick<VersionedForm<Values>, 'values' | 'base' | 'onChange'>,
): (field: string, text: string, message: string) => void {
  const notify = useNotify();
  const notifyUndo = useNotifyUndo(form.base);
  return (field, text, message) => {
    const before = textIn(form.values, field);
    if (before === undefined) return;
    if (before === text) {
      notify(say('The form has this text already.'));
      return;
    }
    const change = (changed: (current: string) => string) =>
      form.onChange((current) => ({ ...current, [field]: changed(textIn(current, field) ?? '') }));
    change(() => text);
    notifyUndo(
      message,
      () => change((current) => withoutReplacement(current, { before, after: text })),
      (control) => control === null || control.value === text,
    );
  };
}

function textIn(values: object, field: string): string | undefined {
  const text = new Map<string, unknown>(Object.entries(values)).get(field);
  return typeof text === 'string' ? text : undefined;
}
