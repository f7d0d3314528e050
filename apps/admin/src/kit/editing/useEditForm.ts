import type { Action, CallOptions } from '@cpd/api/client';
import { useNotify } from '@cpd/ui/Notifications';
import { useNavigate } from 'react-router';
import { type ChangedElsewhere, useChangedElsewhere } from './useChangedElsewhere.ts';
import { type Editing, type EditingOptions, type FormValues, useEditing } from './useEditing.ts';

/** What every form's screen shows and reports. */
export interface EditFormProps<Values> {
  values: Values;
  /** Receives the values that change. */
  onChange: (part: Partial<Values>) => void;
  /** Whether the values are those of an earlier visit that was cut short. */
  isRestored: boolean;
  /** Goes back to what is saved. */
  onDiscard: () => void;
  /** What others have done to the item meanwhile. */
  elsewhere: Pick<ChangedElsewhere<Values>, 'isFound' | 'onLoadTheirs' | 'onKeepMine'>;
  /** Whether a file is on its way, which takes everything else out of use. */
  isUploading: boolean;
  /** Whether the values are being saved. */
  isSaving: boolean;
  /** Saves the values. */
  onSave: () => void;
  /** Leaves the form. */
  onCancel: () => void;
}

/** How an item's form is edited and saved. */
export interface EditFormOptions<Values, Change> extends Omit<EditingOptions<Values>, 'isBusy'> {
  /** Whether a file is on its way. */
  readonly isUploading: boolean;
  /** Reads the values as they are saved by now. */
  readonly read: (call: CallOptions) => Promise<Values>;
  /** The call that saves the form. */
  readonly save: Action<[Change], void>;
  /** Says what is sent to save the values. */
  readonly changeOf: (values: Values) => Change;
  /** What is said once the form is saved. */
  readonly savedText: string;
  /** The list that saving and cancelling lead to. */
  readonly listHref: string;
}

/** Edits an item on a page of its own: what its screen shows, and the values while they are being edited. */
export function useEditForm<Values extends FormValues<Values>, Change>({
  isUploading,
  read,
  save,
  changeOf,
  savedText,
  listHref,
  ...item
}: EditFormOptions<Values, Change>): { form: EditFormProps<Values>; editing: Editing<Values> } {
  const navigate = useNavigate();
  const notify = useNotify();
  const editing = useEditing({ ...item, isBusy: isUploading });
  const elsewhere = useChangedElsewhere({ opened: item.saved, read, editing });

  async function handleSave() {
    if (!(await elsewhere.mayBeSaved())) return;
    const { isDone } = await save.run(changeOf(editing.values));
    if (!isDone) return;
    editing.release();
    notify(savedText);
    await navigate(listHref);
  }

  const form = {
    values: editing.values,
    onChange: editing.change,
    isRestored: editing.isRestored,
    onDiscard: editing.discard,
    elsewhere,
    isUploading,
    isSaving: elsewhere.isChecking || save.isRunning,
    onSave: () => void handleSave(),
    onCancel: () => void navigate(listHref),
  };
  return { form, editing };
}
