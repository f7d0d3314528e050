import type { Action } from '@cpd/api/client';
import type { LoadedQuery } from '@cpd/api/query';
import { type FormValues, isBlank } from '@cpd/domain/editing';
import { type Requirement, requirementLabel } from '@cpd/domain/readiness';
import { type NotificationAction, useNotify } from '@cpd/ui/Notifications';
import type { ReadinessItem } from '@cpd/ui/ReadinessList';
import { useId, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { focusPart, useAddressedPart } from '../addressedPart.ts';
import type { ListLinkState } from '../lists/useListParams.ts';
import { type ItemResource, useItemActions } from '../useItemActions.tsx';
import { useHasUnsaved } from './Unsaved.tsx';
import { type Form, type ShownForm, useForm } from './useForm.ts';

/** What an item's form shows and reports on its screen. */
export interface ItemForm<Values> extends ShownForm<Values> {
  /** Whether the item is enabled. */
  readonly isEnabled: boolean;
  /** The id of the form element. */
  readonly formId: string;
  /** Everything that is needed to enable the item, and whether the values have it. */
  readonly requirements: readonly ReadinessItem[];
  /** Saves the values and offers the next step, which depends on what they still lack. */
  readonly onSave: () => void;
  readonly onCancel: () => void;
  /** Enables the item after naming what it still lacks; what was changed is saved first. */
  readonly onEnable: () => void;
}

interface EditedItem {
  readonly _id: string;
  readonly isEnable: boolean;
}

export interface ItemFormOptions<Item extends EditedItem, Values, Change> {
  /** Names the form and its item among what is kept of unsaved forms, such as `course/abc`. */
  readonly draftKey: string;
  readonly item: LoadedQuery<Item>;
  /** Gives the values of an item as it is saved; a stable function, as a new one would render lists again. */
  readonly valuesOf: (item: Item) => Values;
  /** Whether an item holds more than the values of its form. @default never */
  readonly hasMore?: (item: Item) => boolean;
  /** Gives what a save sends. */
  readonly changeOf: (id: string, values: Values) => Change;
  /** Names an item of these values in questions. */
  readonly nameOf: (values: Values) => string;
  /** The address of such an item's picture, which questions show of what is known by it. */
  readonly pictureOf?: (values: Values) => string | undefined;
  /** Everything that is needed to enable such an item. */
  readonly requirements: readonly Requirement[];
  /** What the values still lack to be enabled. */
  readonly missingIn: (values: Values, item: Item) => readonly Requirement[];
  /** The page where a requirement is met that is no field of the form. */
  readonly hrefOf?: (requirement: Requirement) => string | undefined;
  /** What the item is one of. */
  readonly resource: ItemResource & {
    readonly save: { readonly useMutation: () => Action<[change: Change, ifMatch?: string | null], unknown> };
  };
  /** What is said once the form is saved. */
  readonly savedText: string;
  /** The list that saving and cancelling lead to. */
  readonly listHref: string;
}

/** Edits an item on a page of its own. */
export function useItemForm<Item extends EditedItem, Values extends FormValues<Values>, Change>(
  options: ItemFormOptions<Item, Values, Change>,
): ItemForm<Values> & Form<Values> {
  const { draftKey, item, valuesOf, changeOf, nameOf, pictureOf, resource, savedText, listHref } = options;
  const { hasMore = () => false, hrefOf = () => undefined } = options;
  const { _id: id } = item.data;
  const navigate = useNavigate();
  const { state } = useLocation();
  const formId = useId();
  const hasUnsaved = useHasUnsaved();
  const notify = useNotify();
  const save = resource.save.useMutation();
  const remove = resource.remove.useMutation();
  const value = useMemo(() => valuesOf(item.data), [valuesOf, item.data]);
  const form = useForm({
    draftKey,
    name: nameOf(value),
    savedText,
    canSave: () => isFormValid(formId),
    saved: { value, etag: item.etag },
    async reload() {
      const now = await item.reload();
      return now && { ...now, value: valuesOf(now.value) };
    },
    save: (values, ifMatch) => save.run(changeOf(id, values), ifMatch),
  });

  // Links in a list lead to the field where something is missing.
  useAddressedPart();

  const lacking = options.missingIn(form.values, item.data);
  const requirements = options.requirements.map((requirement) => ({
    label: requirementLabel(requirement),
    isMissing: lacking.includes(requirement),
    ...wayTo(requirement),
  }));
  const missing = requirements.filter(({ isMissing }) => isMissing);

  /** Leads to the requirement's field, or to its page; what was changed here is saved first. */
  function wayTo(requirement: Requirement): Pick<ReadinessItem, 'href' | 'onPress'> {
    const href = hrefOf(requirement);
    if (href === undefined) return { onPress: () => focusPart(requirement) };
    return form.isChanged ? { onPress: () => void saveAndGo(href) } : { href };
  }

  async function saveAndGo(href: string) {
    // The guard asks about values that cannot be saved.
    if (isFormValid(formId)) {
      if (!(await form.save())) return;
      form.release();
      notify(savedText);
    }
    await navigate(href);
  }

  async function handleSave() {
    if (!(await form.save())) return;
    form.release();
    notify(savedText, item.data.isEnable ? undefined : nextStep());
    await navigate(listHref, { state: { saved: id } satisfies ListLinkState });
  }

  /** Deletes a draft that New made and that is still empty (rule L10); if it has another version now, it stays. */
  async function handleCancel() {
    if (Object(state).isNew === true && !hasUnsaved() && isEmpty(item.data)) {
      // Without versions, only reading it again tells whether somebody has filled it in.
      const now = item.etag === null ? await item.reload() : { value: item.data, etag: item.etag };
      if (now && isEmpty(now.value)) await remove.run({ id }, now.etag);
    }
    await navigate(listHref);
  }

  function isEmpty(current: Item): boolean {
    return isBlank(valuesOf(current)) && !hasMore(current);
  }

  /** Saves what was changed, and gives the version that is on screen then. */
  async function saveFirst() {
    if (!form.isChanged) return { etag: item.etag };
    if (!(await form.save())) return null;
    const now = await item.reload();
    form.onDiscard();
    return { etag: now?.etag ?? null };
  }

  /** What brings a saved item nearer to being enabled, once its form has all that it can hold (rule FO5). */
  function nextStep(): NotificationAction | undefined {
    const [first, ...others] = lacking;
    if (first === undefined) {
      return { label: 'Enable', onPress: () => void actions.onEnable(id, thing(), []) };
    }
    // Only a course's questions have a page of their own.
    const href = hrefOf(first);
    return href === undefined || others.length > 0 ? undefined : { label: 'Add questions', href };
  }

  const thing = () => ({ name: nameOf(form.values), picture: pictureOf?.(form.values) });
  const actions = useItemActions(resource, { reload: () => void item.reload() });
  async function handleEnable() {
    const isEnabled = await actions.onEnable(id, thing(), missing, saveFirst);
    if (isEnabled) await item.reload();
  }

  return {
    ...form,
    isEnabled: item.data.isEnable,
    formId,
    requirements,
    onSave: () => void handleSave(),
    onCancel: () => void handleCancel(),
    onEnable: () => void handleEnable(),
  };
}

/** The browser's own check of the fields, which the form makes as well when it is sent. */
function isFormValid(id: string): boolean {
  return document.getElementById(id)?.matches(':valid') ?? false;
}
