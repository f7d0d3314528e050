import type { Action, Outcome, Versioned } from '@cpd/api/client';
import type { LoadedQuery } from '@cpd/api/query';
import { useFormDraft } from '@cpd/api/session';
import { DRAFT_LABEL } from '@cpd/domain/draft';
import { type FormValues, hasSameValues, isBlank } from '@cpd/domain/editing';
import { useNotify } from '@cpd/ui/Notifications';
import type { ReadinessItem } from '@cpd/ui/ReadinessList';
import { useEffect, useEffectEvent, useId, useMemo, useReducer, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { ListLinkState } from '../lists/useListParams.ts';
import { focusField, useHashFocus } from '../useHashFocus.ts';
import { type ItemResource, type NamedItem, useItemActions } from '../useItemActions.tsx';
import { useReportFailure } from '../useReportFailure.ts';
import { editReducer, hasConflict, initialEdit, isUnsaved, type ValuesChange } from './editForm.ts';
import { useHasUnsaved, useUnsaved } from './UnsavedChanges.tsx';

export interface VersionedFormOptions<Values> {
  /** Names the form and its item in the storage of drafts, such as `course/abc`. */
  readonly draftKey: string;
  /** Names the item in the question about unsaved changes. */
  readonly nameOf?: (values: Values) => string;
  /** The notification after 'Save and continue'. */
  readonly savedText?: string;
  /** Returns what prevents 'Save and continue', as a sentence; undefined if nothing does. @default nothing does */
  readonly obstacle?: () => string | undefined;
  /** The values that the server is known to have. */
  readonly saved: Versioned<Values>;
  /** Loads the item; null if it was deleted, undefined if the request failed. */
  readonly reload: () => Promise<Versioned<Values> | null | undefined>;
  /** Saves values that are based on a version. */
  readonly save: (values: Values, ifMatch: string | null) => Promise<Outcome<unknown>>;
}

export interface VersionedForm<Values> {
  readonly values: Values;
  readonly onChange: (change: ValuesChange<Values>) => void;
  readonly isUnsaved: boolean;
  readonly isSaving: boolean;
  /** When the form was saved last without being left. */
  readonly savedAt: Date | undefined;
  /** Whether the values come from the draft of an earlier visit. */
  readonly isRestored: boolean;
  /** Whether others have changed fields of the form, so that the user has to decide. */
  readonly isChangedElsewhere: boolean;
  /** Shows the saved values again. */
  readonly onDiscard: () => void;
  /** Keeps the edits; fields without edits take the saved values. */
  readonly onKeepMine: () => void;
  /** Saves the values unless others have changed them. Returns whether that succeeded. */
  readonly save: () => Promise<boolean>;
  /** Lets the form be left without a question, and removes its draft. */
  readonly release: () => void;
  /** Applies the same change to the values and to those that count as saved. */
  readonly rebase: (change: (values: Values) => Values) => void;
}

/** Edits values that others may save at the same time, with conflicts, drafts and the question before leaving. */
export function useVersionedForm<Values extends FormValues<Values>>(
  options: VersionedFormOptions<Values>,
): VersionedForm<Values> {
  const { draftKey, saved, nameOf, savedText, obstacle } = options;
  const report = useReportFailure();
  const notify = useNotify();
  const [savedAt, setSavedAt] = useState<Date>();
  const draft = useFormDraft(draftKey, (stored): stored is Values => hasShapeOf(saved.value, stored));
  const [state, dispatch] = useReducer(editReducer<Values>, saved, initialEdit<Values>);
  // Dispatching while rendering avoids painting outdated values first.
  if (!isSameVersion(saved, state.saved)) dispatch({ type: 'loaded', saved });
  if (draft.restored !== state.draft) dispatch({ type: 'draftFound', draft: draft.restored });

  const { values, base, status } = state;
  const unsaved = isUnsaved(state);
  const unregister = useUnsaved(unsaved, {
    name: nameOf?.(values),
    onDiscard: draft.clear,
    obstacle,
    save: saveAndRelease,
  });
  const storeDraft = useEffectEvent(() => (unsaved ? draft.save(values) : draft.clear()));
  useEffect(() => storeDraft(), [unsaved, values]);

  async function save(): Promise<boolean> {
    if (status === 'saving' || hasConflict(state)) return false;
    dispatch({ type: 'saveStarted' });
    return saveBasedOn(base);
  }

  async function saveBasedOn(version: Versioned<Values>): Promise<boolean> {
    const outcome = await options.save(values, version.etag);
    if (!outcome.isDone && outcome.error.isChangedElsewhere) {
      const latest = await options.reload();
      if (latest && hasConflict({ base: version, values, saved: latest })) {
        dispatch({ type: 'saveRejected', latest });
        return false;
      }
      if (latest && latest.etag !== version.etag) {
        dispatch({ type: 'saveRepeated', latest });
        return saveBasedOn(latest);
      }
      if (latest !== null) report(outcome.error);
    }
    dispatch({ type: outcome.isDone ? 'saved' : 'saveFailed' });
    if (outcome.isDone) setSavedAt(new Date());
    return outcome.isDone;
  }

  async function saveAndRelease(): Promise<boolean> {
    if (!(await save())) return false;
    release();
    if (savedText !== undefined) notify(savedText);
    return true;
  }

  function release() {
    unregister();
    draft.clear();
    dispatch({ type: 'released' });
  }

  return {
    values,
    onChange: (change) => dispatch({ type: 'changed', change }),
    isUnsaved: unsaved,
    isSaving: status === 'saving',
    savedAt,
    isRestored: state.isRestored,
    isChangedElsewhere: hasConflict(state),
    onDiscard: () => dispatch({ type: 'discarded' }),
    onKeepMine: () => dispatch({ type: 'mineKept' }),
    save,
    release,
    rebase: (change) => dispatch({ type: 'rebased', change }),
  };
}

/** Whether two versions have the same ETag and values. Their values may be different objects. */
function isSameVersion<Values extends FormValues<Values>>(one: Versioned<Values>, other: Versioned<Values>): boolean {
  return one.etag === other.etag && (one.value === other.value || hasSameValues(one.value, other.value));
}

/** Whether a stored value has the fields of a form. An older version of the app may have stored it. */
function hasShapeOf(sample: object, stored: unknown): boolean {
  if (typeof stored !== 'object' || stored === null) return false;
  const fields = new Map<string, unknown>(Object.entries(stored));
  return Object.entries(sample).every(([name, field]) => {
    const found = fields.get(name);
    if (found === null || field === null) return found === null || typeof found === 'string';
    return typeof found === typeof field && Array.isArray(found) === Array.isArray(field);
  });
}

interface EditableItem {
  readonly _id: string;
  readonly isEnable: boolean;
}

/** Items that a form edits, such as `courses` of the API. */
export interface EditableResource<Change> extends ItemResource {
  readonly save: { readonly useMutation: () => Action<[change: Change, ifMatch?: string | null], unknown> };
}

export interface EditFormOptions<Item extends EditableItem, Values, Change> {
  /** Names the form and its item in the storage of drafts, such as `course/abc`. */
  readonly draftKey: string;
  /** Reads the form's values from an item. Must be a stable function. */
  readonly toValues: (item: Item) => Values;
  /** Makes the request body of a save. */
  readonly toChange: (id: string, values: Values) => Change;
  /** Names the item in dialogs. */
  readonly nameOf: (values: Values) => string;
  /** The URL of the item's image in dialogs. */
  readonly pictureOf?: (values: Values) => string | undefined;
  /** A warning in the question before the item is enabled. */
  readonly warning?: string | undefined;
  /** Whether an item with empty fields has other content. @default never */
  readonly hasMore?: (item: Item) => boolean;
  /** Checks values that the fields do not check themselves, and shows what is wrong. @default they are valid */
  readonly check?: (values: Values) => boolean;
  /** The notification after a save. */
  readonly savedText: string;
  /** The list that saving and cancelling lead to. */
  readonly listHref: string;
}

/**
 * What the notification after a save offers: to enable the item, or to open the page where the last requirement is met.
 */
export type NextStep = 'enable' | { readonly label: string; readonly href: string };

export interface ItemForm<Values> extends VersionedForm<Values> {
  readonly formId: string;
  readonly itemId: string;
  /** The item's name, from the current values. */
  readonly itemName: string;
  readonly isEnabled: boolean;
  /** Saves the values and goes to the list. */
  readonly onSave: (next: NextStep | undefined) => void;
  readonly onCancel: () => void;
  /** Asks for confirmation with a list of what is missing, then saves the edits and enables the item. */
  readonly onEnable: (missing: readonly ReadinessItem[]) => void;
  /** Saves the edits and goes to another page, or shows what is not valid. */
  readonly onLeave: (href: string) => void;
}

/** Edits an item on a page of its own. */
export function useEditForm<Item extends EditableItem, Values extends FormValues<Values>, Change>(
  resource: EditableResource<Change>,
  item: LoadedQuery<Item>,
  options: EditFormOptions<Item, Values, Change>,
): ItemForm<Values> {
  const { draftKey, toValues, toChange, nameOf, pictureOf, warning, savedText, listHref } = options;
  const { hasMore = () => false, check = () => true } = options;
  const { _id: id, isEnable: isEnabled } = item.data;
  const navigate = useNavigate();
  const { state: locationState } = useLocation();
  const formId = useId();
  const hasUnsaved = useHasUnsaved();
  const notify = useNotify();
  const save = resource.save.useMutation();
  const remove = resource.remove.useMutation();
  const actions = useItemActions(resource, { reload: () => void item.reload() });
  const value = useMemo(() => toValues(item.data), [toValues, item.data]);
  const isValid = (): boolean => isFormValid(formId) && check(form.values);
  // An item whose title was cleared keeps its saved name.
  const nameInQuestions = (values: Values) => {
    const name = nameOf(values);
    return name === DRAFT_LABEL ? nameOf(value) : name;
  };
  const form = useVersionedForm<Values>({
    draftKey,
    nameOf: nameInQuestions,
    savedText,
    obstacle: () => (isValid() ? undefined : 'They can be saved once all fields are valid.'),
    saved: { value, etag: item.etag },
    async reload() {
      const latest = await item.reload();
      return latest && { ...latest, value: toValues(latest.value) };
    },
    save: (values, ifMatch) => save.run(toChange(id, values), ifMatch),
  });
  const namedItem = (): NamedItem => ({ name: nameOf(form.values), picture: pictureOf?.(form.values), warning });

  // Links in a list lead to the field where something is missing, and New to the first field.
  useHashFocus();
  const focusFirstField = useEffectEvent(() => {
    if (Object(locationState).isNew === true) focusField(formId);
  });
  useEffect(() => focusFirstField(), []);

  async function handleSave(next: NextStep | undefined) {
    if (!check(form.values) || !(await form.save())) return;
    form.release();
    const enable = { label: 'Enable', onPress: () => void actions.onEnable(id, namedItem(), []) };
    notify(savedText, isEnabled ? undefined : next === 'enable' ? enable : next);
    await navigate(listHref, { state: { saved: id } satisfies ListLinkState });
  }

  /** Deletes a draft that New created and that is still empty. */
  async function handleCancel() {
    const isEmpty = (current: Item) => isBlank(toValues(current)) && !hasMore(current);
    if (Object(locationState).isNew === true && !hasUnsaved() && isEmpty(item.data)) {
      // Without an ETag, the deletion cannot be made conditional.
      const latest = item.etag === null ? await item.reload() : { value: item.data, etag: item.etag };
      if (latest && isEmpty(latest.value)) await remove.run({ id }, latest.etag);
    }
    await navigate(listHref);
  }

  async function handleEnable(missing: readonly ReadinessItem[]) {
    if (!check(form.values)) return;
    const isDone = await actions.onEnable(id, namedItem(), missing, saveBeforeEnable);
    if (isDone) await item.reload();
  }

  /** Returns the version to enable; null if the edits could not be saved or loaded again. */
  async function saveBeforeEnable() {
    if (!form.isUnsaved) return { etag: item.etag };
    if (!(await form.save())) return null;
    const latest = await item.reload();
    if (!latest) return null;
    form.onDiscard();
    return { etag: latest.etag };
  }

  async function handleLeave(href: string) {
    if (!check(form.values)) return;
    if (!isFormValid(formId)) {
      submitForm(formId);
      return;
    }
    if (!(await form.save())) return;
    form.release();
    notify(savedText);
    await navigate(href);
  }

  return {
    ...form,
    formId,
    itemId: id,
    itemName: nameOf(form.values),
    isEnabled,
    onSave: (next) => void handleSave(next),
    onCancel: () => void handleCancel(),
    onEnable: (missing) => void handleEnable(missing),
    onLeave: (href) => void handleLeave(href),
  };
}

/** Submits a form like its Save button, which shows what is not valid. */
export function submitForm(id: string): void {
  document.querySelector<HTMLFormElement>(`form[id="${CSS.escape(id)}"]`)?.requestSubmit();
}

/** Native form validation, which also runs on submit. */
function isFormValid(id: string): boolean {
  return document.getElementById(id)?.matches(':valid') ?? false;
}
