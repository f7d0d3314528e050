import { useEffect, useEffectEvent, useId } from 'react';
import { focusField, submitForm, useHashFocus } from '../Form/index.ts';
import { useHost, useHostLocation, useIsLeaving } from '../Host/index.ts';
import { say } from '../language/index.ts';
import { type NotificationAction, useNotify } from '../Notifications/index.ts';
import type { ReadinessItem } from '../ReadinessList/index.ts';
import type { EditedItem, NextStep } from './EditedItem.ts';
import { type GuardedForm, useFormGuard } from './useFormGuard.ts';

/** A form whose saves are based on a version. */
export interface SavedForm<Version> extends GuardedForm {
  readonly isUnsaved: boolean;
  /** Loads the version that the next save is based on; null if there is none any more, undefined if that failed. */
  readonly reload: () => Promise<Version | null | undefined>;
}

export interface EditActionsOptions<Version> {
  /** Names the item in the confirmation before unsaved changes are lost. */
  readonly name: string;
  /** @default the item cannot be enabled */
  readonly isEnabled?: boolean;
  /** The version that is shown. */
  readonly version: Version;
  /** The notification after a save. */
  readonly savedText: string;
  /** The list that saving and cancelling lead to. */
  readonly listHref: string;
  /** What the list gets as `location.state` after a save, such as the item to point out. */
  readonly savedState: unknown;
  /**
   * Asks whether to enable the item, and enables the version that `saveFirst` returns. Returns whether that is done. Without
   * `saveFirst` it enables what the server has.
   */
  readonly enable?: (missing: readonly ReadinessItem[], saveFirst?: () => Promise<Version | null>) => Promise<boolean>;
  /** Loads the item again, after it was enabled. */
  readonly reload?: () => Promise<unknown>;
  /** Runs before Cancel leaves, such as to delete a draft that is blank. */
  readonly onCancel?: () => Promise<void>;
}

export type EditActions = Pick<EditedItem, 'formId' | 'isEnabled' | 'onSave' | 'onCancel' | 'onEnable' | 'onLeave'>;

/** Saves, enables and leaves an edited item, and asks before unsaved changes of it are lost. */
export function useEditActions<Version>(form: SavedForm<Version>, options: EditActionsOptions<Version>): EditActions {
  const { name, isEnabled, version, savedText, listHref, savedState, enable } = options;
  const formId = useId();
  const host = useHost();
  const isLeaving = useIsLeaving();
  const notify = useNotify();
  const invalid = () => say('They can be saved once all fields are valid.');
  useFormGuard(form, { name, savedText, obstacle: () => (isFormValid(formId) ? undefined : invalid()) });
  useFocusAtStart(formId);

  function actionOf(next: NextStep | undefined): NotificationAction | undefined {
    if (next !== 'enable') return next;
    return enable && { label: say('Enable'), onPress: () => void enable([]) };
  }

  /** Goes to another page after a save, unless something was typed since or the page was left in the meantime. */
  async function leaveSaved(href: string, next?: NextStep) {
    if (!(await form.save())) return;
    const hasUnsaved = form.hasUnsaved();
    notify(savedText, isEnabled || hasUnsaved ? undefined : actionOf(next));
    if (hasUnsaved) await form.reload();
    else if (!isLeaving()) await host.navigate(href, { state: savedState });
  }

  /** Returns the version to enable; null if the edits could not be saved or loaded again. */
  async function saveFirst(): Promise<Version | null> {
    if (!form.isUnsaved) return version;
    return (await form.save()) ? ((await form.reload()) ?? null) : null;
  }

  async function handleEnable(missing: readonly ReadinessItem[]) {
    if (await enable?.(missing, saveFirst)) await options.reload?.();
  }

  async function handleCancel() {
    await options.onCancel?.();
    await host.navigate(listHref);
  }

  return {
    formId,
    isEnabled,
    onSave: (next) => void leaveSaved(listHref, next),
    onCancel: () => void handleCancel(),
    onEnable: (missing) => void handleEnable(missing),
    onLeave: (href) => (isFormValid(formId) ? void leaveSaved(href) : submitEditForm(formId)),
  };
}

/** Whether New has created the item of this page: `useCreate` says so to the page that it opens. */
export function useIsNew(): boolean {
  return Object(useHostLocation().state).isNew === true;
}

/** Links in a list lead to the field where something is missing, and New to the first field. */
function useFocusAtStart(formId: string): void {
  const isNew = useIsNew();
  useHashFocus();
  const focusFirstField = useEffectEvent(() => {
    if (isNew) focusField(formId);
  });
  useEffect(() => focusFirstField(), []);
}

/** Submits a form as its Save button does, and so shows what is not valid. */
export function submitEditForm(formId: string): void {
  submitForm(formOf(formId));
}

function formOf(id: string): HTMLFormElement | null {
  return document.querySelector(`form[id="${CSS.escape(id)}"]`);
}

/** Native form validation, which also runs on submit. */
function isFormValid(id: string): boolean {
  return formOf(id)?.matches(':valid') ?? false;
}
