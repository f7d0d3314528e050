import { bin } from '@cpd/api/bin';
import { useCapability } from '@cpd/api/capabilities';
import type { Action } from '@cpd/api/client';
import { useVersionedForm, type VersionedForm } from '@cpd/api/forms';
import type { LoadedQuery } from '@cpd/api/query';
import { useForgetItem } from '@cpd/api/recents';
import type { BinKind } from '@cpd/domain/bin';
import { type FormValues, isBlank } from '@cpd/domain/editing';
import { fieldLabel } from '@cpd/domain/history';
import { type EditedItem, type NextStep, useFormGuard } from '@cpd/ui/EditScreen';
import { focusField, submitForm, useHashFocus } from '@cpd/ui/Form';
import { useIsLeaving } from '@cpd/ui/Host';
import type { ListLinkState } from '@cpd/ui/ListScreen';
import { draftLabel, say } from '@cpd/ui/language';
import { useNotify } from '@cpd/ui/Notifications';
import type { ReadinessItem } from '@cpd/ui/ReadinessList';
import { useHasUnsaved } from '@cpd/ui/UnsavedChanges';
import { useEffect, useEffectEvent, useId, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type ItemResource, type NamedItem, useItemActions } from '../../bin/useItemActions.tsx';
import { useTextToUse } from '../../history/replacedText.ts';
import { usePutBack } from './usePutBack.ts';

interface EditableItem {
  readonly _id: string;
  readonly isEnable: boolean;
}

/** Items that a form edits, such as `courses` of the API. */
export interface EditableResource<Change> extends ItemResource {
  readonly save: { readonly useMutation: () => Action<[change: Change, ifMatch?: string | null], unknown> };
}

export interface EditFormOptions<Item extends EditableItem, Values, Change> {
  /** What the bin calls these items. */
  readonly kind: BinKind;
  /** Names the form and its item in the storage of unsaved input, such as `course/abc`. */
  readonly inputKey: string;
  /** Reads the form's values from an item. Must be a stable function. */
  readonly toValues: (item: Item) => Values;
  /** Makes the request body of a save. */
  readonly toChange: (id: string, values: Values) => Change;
  /** Names the item in dialogs. */
  readonly nameOf: (values: Values) => string;
  /** The URL of the item's image in dialogs. */
  readonly pictureOf?: (values: Values) => string | undefined;
  /** A warning in the confirmation before the item is enabled. */
  readonly warning?: string | undefined;
  /** Whether an item with empty fields has other content. @default never */
  readonly hasMore?: (item: Item) => boolean;
  /** The notification after a save. */
  readonly savedText: string;
  /** The list that saving and cancelling lead to. */
  readonly listHref: string;
}

export interface ItemForm<Values> extends VersionedForm<Values>, EditedItem {
  readonly itemId: string;
}

/** Edits an item on a page of its own. */
export function useEditForm<Item extends EditableItem, Values extends FormValues<Values>, Change>(
  resource: EditableResource<Change>,
  item: LoadedQuery<Item>,
  options: EditFormOptions<Item, Values, Change>,
): ItemForm<Values> {
  const { inputKey, toValues, toChange, nameOf, pictureOf, warning, savedText, listHref } = options;
  const { _id: id, isEnable: isEnabled } = item.data;
  const navigate = useNavigate();
  const formId = useId();
  const isLeaving = useIsLeaving();
  const notify = useNotify();
  const save = resource.save.useMutation();
  const actions = useItemActions(resource, { reload: () => void item.reload() });
  const value = useMemo(() => toValues(item.data), [toValues, item.data]);
  // An item whose title was cleared keeps its saved name.
  const nameInConfirmations = (values: Values) => {
    const name = nameOf(values);
    return name === draftLabel() ? nameOf(value) : name;
  };
  const form = useVersionedForm<Values>({
    inputKey,
    saved: { value, etag: item.etag },
    async reload() {
      const latest = await item.reload();
      return latest && { ...latest, value: toValues(latest.value) };
    },
    save: (values, ifMatch) => save.run(toChange(id, values), ifMatch),
  });
  useFormGuard(form, {
    name: nameInConfirmations(form.values),
    savedText,
    obstacle: () => (isFormValid(formId) ? undefined : say('They can be saved once all fields are valid.')),
  });
  useTextOfHistory(form);
  useFocusAtStart(formId);
  const deleteIfBlank = useDeleteIfBlank(resource, item, options);
  const namedItem = (): NamedItem => ({ name: nameOf(form.values), picture: pictureOf?.(form.values), warning });

  /** Goes to another page after a save, unless something was typed since or the page was left in the meantime. */
  async function leaveSaved(href: string, next?: NextStep) {
    if (!(await form.save())) return;
    const enable = { label: say('Enable'), onPress: () => void actions.onEnable(id, namedItem(), []) };
    const hasMoreEdits = form.hasUnsaved();
    notify(savedText, isEnabled || hasMoreEdits ? undefined : next === 'enable' ? enable : next);
    if (hasMoreEdits) await form.reload();
    else if (!isLeaving()) await navigate(href, { state: { saved: id } satisfies ListLinkState });
  }

  async function handleCancel() {
    await deleteIfBlank();
    await navigate(listHref);
  }

  async function handleEnable(missing: readonly ReadinessItem[]) {
    const isDone = await actions.onEnable(id, namedItem(), missing, saveBeforeEnable);
    if (isDone) await item.reload();
  }

  /** Returns the version to enable; null if the edits could not be saved or loaded again. */
  async function saveBeforeEnable() {
    if (!form.isUnsaved) return { etag: item.etag };
    return (await form.save()) ? ((await form.reload()) ?? null) : null;
  }

  async function handleLeave(href: string) {
    if (isFormValid(formId)) await leaveSaved(href);
    else submitForm(formOf(formId));
  }

  return {
    ...form,
    formId,
    itemId: id,
    itemName: nameOf(form.values),
    isEnabled,
    onSave: (next) => void leaveSaved(listHref, next),
    onCancel: () => void handleCancel(),
    onEnable: (missing) => void handleEnable(missing),
    onLeave: (href) => void handleLeave(href),
  };
}

/** Puts the text of the history that this page was opened with into its field. */
function useTextOfHistory<Values extends FormValues<Values>>(form: VersionedForm<Values>): void {
  const putBack = usePutBack(form);
  // Unsaved input is restored first, when the form is rendered the second time.
  const [isReady, setIsReady] = useState(false);
  useEffect(() => setIsReady(true), []);
  useTextToUse(isReady, ({ field, text }) =>
    putBack(field, text, say('{field} put back', { field: fieldLabel(field) })),
  );
}

/** Whether New has created the item of this page. */
function useIsNew(): boolean {
  return Object(useLocation().state).isNew === true;
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

/** Deletes an item that New created and that is still blank, for good: there is nothing to restore. */
function useDeleteIfBlank<Item extends EditableItem, Values extends FormValues<Values>, Change>(
  resource: ItemResource,
  item: LoadedQuery<Item>,
  { kind, toValues, hasMore = () => false }: EditFormOptions<Item, Values, Change>,
): () => Promise<void> {
  const isNew = useIsNew();
  const hasUnsaved = useHasUnsaved();
  const remove = resource.remove.useMutation();
  const removeFromBin = bin.remove.useMutation();
  const forget = useForgetItem();
  const hasBin = useCapability('bin');
  const isStillBlank = (current: Item) => isBlank(toValues(current)) && !hasMore(current);
  return async () => {
    if (!isNew || hasUnsaved() || !isStillBlank(item.data)) return;
    // Without an ETag, the deletion cannot be made conditional.
    const latest = item.etag === null ? await item.reload() : { value: item.data, etag: item.etag };
    if (latest === undefined || !isStillBlank(latest.value)) return;
    const { isDone } = await remove.run({ id: item.data._id }, latest.etag);
    if (isDone) forget(item.data._id);
    if (isDone && hasBin) await removeFromBin.run({ id: item.data._id, kind });
  };
}

export function formOf(id: string): HTMLFormElement | null {
  return document.querySelector(`form[id="${CSS.escape(id)}"]`);
}

/** Native form validation, which also runs on submit. */
function isFormValid(id: string): boolean {
  return formOf(id)?.matches(':valid') ?? false;
}
