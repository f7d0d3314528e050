import { bin } from '@cpd/api/bin';
import { useCapability } from '@cpd/api/capabilities';
import type { Action } from '@cpd/api/client';
import { useVersionedForm, type VersionedForm } from '@cpd/api/forms';
import type { LoadedQuery } from '@cpd/api/query';
import { useForgetItem } from '@cpd/api/recents';
import type { BinKind } from '@cpd/domain/bin';
import { type FormValues, isBlank } from '@cpd/domain/editing';
import { fieldLabel } from '@cpd/domain/history';
import { type EditedItem, useEditActions, useIsNew } from '@cpd/ui/EditScreen';
import type { ListLinkState } from '@cpd/ui/ListScreen';
import { draftLabel, say } from '@cpd/ui/language';
import { useHasUnsaved } from '@cpd/ui/UnsavedChanges';
import { useEffect, useMemo, useState } from 'react';
import { type ItemResource, useItemActions } from '../bin/useItemActions.tsx';
import { useTextToUse } from '../history/replacedText.ts';
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
  /** The id of the item's image in dialogs. */
  readonly imageOf?: (values: Values) => string | null;
  /** A warning in the confirmation before the item is enabled. */
  readonly warning?: string | undefined;
  /** Whether an item with empty fields has other content. @default never */
  readonly hasOtherContent?: (item: Item) => boolean;
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
  const { inputKey, toValues, toChange, nameOf, imageOf, warning, savedText, listHref } = options;
  const { _id: id, isEnable: isEnabled } = item.data;
  const save = resource.save.useMutation();
  const actions = useItemActions(resource, { reload: () => void item.reload() });
  const value = useMemo(() => toValues(item.data), [toValues, item.data]);
  const form = useVersionedForm<Values>({
    inputKey,
    saved: { value, etag: item.etag },
    async reload() {
      const latest = await item.reload();
      return latest && { ...latest, value: toValues(latest.value) };
    },
    save: (values, ifMatch) => save.run(toChange(id, values), ifMatch),
  });
  useTextOfHistory(form);
  const onCancel = useDeleteIfBlank(resource, item, options);
  const itemName = nameOf(form.values);
  const editActions = useEditActions<{ readonly etag: string | null }>(form, {
    // An item whose title was cleared keeps its saved name.
    name: itemName === draftLabel() ? nameOf(value) : itemName,
    isEnabled,
    version: { etag: item.etag },
    savedText,
    listHref,
    savedState: { saved: id } satisfies ListLinkState,
    enable: (missing, saveFirst) =>
      actions.onEnable(id, { name: itemName, image: imageOf?.(form.values), warning }, missing, saveFirst),
    reload: item.reload,
    onCancel,
  });
  return { ...form, ...editActions, itemId: id, itemName, isEnabled };
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

/** Deletes an item that New created and that is still blank, for good: there is nothing to restore. */
function useDeleteIfBlank<Item extends EditableItem, Values extends FormValues<Values>, Change>(
  resource: ItemResource,
  item: LoadedQuery<Item>,
  { kind, toValues, hasOtherContent = () => false }: EditFormOptions<Item, Values, Change>,
): () => Promise<void> {
  const isNew = useIsNew();
  const hasUnsaved = useHasUnsaved();
  const remove = resource.remove.useMutation();
  const removeFromBin = bin.remove.useMutation();
  const forget = useForgetItem();
  const hasBin = useCapability('bin');
  const isStillBlank = (current: Item) => isBlank(toValues(current)) && !hasOtherContent(current);
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
