import type { LoadedReading } from '@cpd/api/cache';
import type { Outcome } from '@cpd/api/client';
import type { FormValues } from '@cpd/domain/editing';
import { useNotify } from '@cpd/ui/Notifications';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { type Form, type ShownForm, useForm } from './useForm.ts';

/** What an item's form shows and reports on its screen. */
export interface ItemForm<Values> extends ShownForm<Values> {
  readonly onSave: () => void;
  readonly onCancel: () => void;
}

export interface ItemFormOptions<Item, Values> {
  /** Names the form and its item among what is kept of unsaved forms, such as `course/abc`. */
  readonly draftKey: string;
  readonly item: LoadedReading<Item>;
  /** Gives the values of an item as it is saved; the same function every time, lest lists be drawn again. */
  readonly valuesOf: (item: Item) => Values;
  /** Saves values that were made from a version of the item. */
  readonly save: (values: Values, ifMatch: string | null) => Promise<Outcome<unknown>>;
  /** What is said once the form is saved. */
  readonly savedText: string;
  /** The list that saving and cancelling lead to. */
  readonly listHref: string;
}

/** Edits an item on a page of its own. */
export function useItemForm<Item, Values extends FormValues<Values>>(
  options: ItemFormOptions<Item, Values>,
): ItemForm<Values> & Form<Values> {
  const { draftKey, item, valuesOf, save, savedText, listHref } = options;
  const navigate = useNavigate();
  const notify = useNotify();
  const value = useMemo(() => valuesOf(item.data), [valuesOf, item.data]);
  const form = useForm({
    draftKey,
    saved: { value, etag: item.etag },
    async reload() {
      const now = await item.reload();
      return now && { ...now, value: valuesOf(now.value) };
    },
    save,
  });

  async function handleSave() {
    if (!(await form.save())) return;
    form.release();
    notify(savedText);
    await navigate(listHref);
  }

  return { ...form, onSave: () => void handleSave(), onCancel: () => void navigate(listHref) };
}
