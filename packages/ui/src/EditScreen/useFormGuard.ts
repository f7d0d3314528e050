import { useNotify } from '../Notifications/index.ts';
import { useUnsavedForm } from '../UnsavedChanges/index.ts';

/** A form that stores its input, so that a reload restores it. */
export interface GuardedForm {
  /** Whether there are unsaved changes at the time of the call, such as after a save. */
  readonly hasUnsaved: () => boolean;
  readonly onDiscard: () => void;
  /** Returns whether the values were saved. What was typed since is unsaved. */
  readonly save: () => Promise<boolean>;
  /** Loads the version that the next save is based on. */
  readonly reload: () => Promise<unknown>;
}

export interface FormGuardOptions {
  /** Names the item in the confirmation before unsaved changes are lost. */
  readonly name?: string | undefined;
  /** The notification after 'Save and continue'. */
  readonly savedText?: string | undefined;
  /** Returns what prevents 'Save and continue', as a sentence; undefined if nothing does. @default nothing does */
  readonly obstacle?: (() => string | undefined) | undefined;
}

/** Asks before the page is left with unsaved changes of a form, and offers to save them. */
export function useFormGuard(form: GuardedForm, { name, savedText, obstacle }: FormGuardOptions): void {
  const notify = useNotify();
  const { hasUnsaved, onDiscard, save, reload } = form;
  useUnsavedForm({
    name,
    isUnsaved: hasUnsaved,
    isStored: true,
    discard: onDiscard,
    obstacle,
    async save() {
      if (!(await save())) return false;
      if (savedText !== undefined) notify(savedText);
      if (hasUnsaved()) await reload();
      return !hasUnsaved();
    },
  });
}
