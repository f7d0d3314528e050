import type { Outcome, Versioned } from '@cpd/api/client';
import { useFormDraft } from '@cpd/api/session';
import { type FormValues, hasOthersChanges, hasSameValues, mergedValues } from '@cpd/domain/editing';
import { useNotify } from '@cpd/ui/Notifications';
import { useEffect, useEffectEvent, useState } from 'react';
import { useReportFailure } from '../useReportFailure.ts';
import { useUnsaved } from './Unsaved.tsx';

/** What a form shows and reports on its screen. */
export interface ShownForm<Values> {
  readonly values: Values;
  /** Changes some of the values; a function is given what they are by then. */
  readonly onChange: (part: Partial<Values> | ((before: Values) => Partial<Values>)) => void;
  /** Whether the values are those of an earlier visit that was cut short. */
  readonly isRestored: boolean;
  /** Whether others have saved changes that the person has to decide about. */
  readonly isChangedElsewhere: boolean;
  /** Gives up what was typed, for what is saved now. */
  readonly onDiscard: () => void;
  /** Keeps what was typed; fields that were not touched here follow what is saved now. */
  readonly onKeepMine: () => void;
  readonly isSaving: boolean;
}

export interface Form<Values> extends ShownForm<Values> {
  /** Whether anything differs from what is saved. */
  readonly isChanged: boolean;
  /** Saves the values, unless others have changed them meanwhile; tells whether they are saved. */
  readonly save: () => Promise<boolean>;
  /** Says that nothing is unsaved any more: the page may be left, and nothing is kept of what was typed. */
  readonly release: () => void;
  /** Makes the same change to the values typed and to those that count as saved. */
  readonly rebase: (change: (values: Values) => Values) => void;
}

export interface FormOptions<Values> {
  /** Names the form and its item among what is kept of unsaved forms, such as `course/abc`. */
  readonly draftKey: string;
  /** Names the item in the question before it is left unsaved. */
  readonly name?: string;
  /** The notification after 'Save and continue'. */
  readonly savedText?: string;
  /** Whether the values can be saved as they are, for 'Save and continue'. @default always */
  readonly canSave?: () => boolean;
  /** The values as the page knows them to be saved by now. */
  readonly saved: Versioned<Values>;
  /** Reads the saved values again; undefined where the item is no more. */
  readonly reload: () => Promise<Versioned<Values> | undefined>;
  /** Saves values that were made from a version. */
  readonly save: (values: Values, ifMatch: string | null) => Promise<Outcome<unknown>>;
}

/** What a person has typed, and over what. */
interface Edit<Values> {
  /** What was saved when the first value was changed. */
  readonly opened: Versioned<Values>;
  readonly values: Values;
  readonly isRestored: boolean;
  /** Whether the form was sent over others' changes: it waits for a decision, even if nothing was typed. */
  readonly isRefused: boolean;
}

/**
 * Holds a form's values, guards them while they are unsaved, and gives them back after a session that ended, a reload
 * or a crash. A form in which nothing was typed shows what is saved by now; otherwise what others save meanwhile is for
 * the person to decide about (rule A18).
 */
export function useForm<Values extends FormValues<Values>>(options: FormOptions<Values>): Form<Values> {
  const { draftKey, saved } = options;
  const report = useReportFailure();
  const notify = useNotify();
  const { restored, keep, forget } = useFormDraft(draftKey, (kept): kept is Values => isLike(saved.value, kept));
  const [edit, setEdit] = useState<Edit<Values>>();
  const [appliedDraft, setAppliedDraft] = useState<Values>();
  const [isSaving, setIsSaving] = useState(false);
  const current = currentEdit(edit, saved);
  const { opened, values } = current;
  const isChanged = !hasSameValues(values, opened.value);
  // The draft may come later than the form, once the server has told who is signed in.
  if (restored !== appliedDraft) {
    setAppliedDraft(restored);
    if (restored && !isChanged) setEdit({ opened: saved, values: restored, isRestored: true, isRefused: false });
  }
  const isChangedElsewhere = hasOthersChanges(opened.value, values, saved.value);
  const release = useUnsaved(isChanged, {
    onDiscard: forget,
    name: options.name,
    canSave: options.canSave,
    save: async () => {
      const isDone = await save();
      if (!isDone) return false;
      releaseAll();
      if (options.savedText) notify(options.savedText);
      return true;
    },
  });

  async function save(): Promise<boolean> {
    if (isSaving || isChangedElsewhere) return false;
    setIsSaving(true);
    const isDone = await saveOver(opened);
    setIsSaving(false);
    return isDone;
  }

  function releaseAll() {
    release();
    forget();
  }

  const keepAsTheyStand = useEffectEvent(() => {
    if (isChanged) keep(values);
    else forget();
  });
  useEffect(keepAsTheyStand, [isChanged, values]);

  async function saveOver(version: Versioned<Values>): Promise<boolean> {
    const outcome = await options.save(values, version.etag);
    if (outcome.isDone || !outcome.error.isChangedElsewhere) return outcome.isDone;
    const now = await options.reload();
    if (now === undefined) return false;
    if (hasOthersChanges(opened.value, values, now.value)) {
      setEdit({ ...current, isRefused: true });
      return false;
    }
    // Something was changed that this form does not hold.
    if (now.etag !== version.etag) return saveOver(now);
    report(outcome.error);
    return false;
  }

  return {
    values,
    onChange: (part) =>
      setEdit((before) => {
        const latest = currentEdit(before, saved);
        return {
          ...latest,
          values: { ...latest.values, ...(typeof part === 'function' ? part(latest.values) : part) },
        };
      }),
    isRestored: current.isRestored,
    isChangedElsewhere,
    onDiscard: () => setEdit(undefined),
    onKeepMine() {
      const merged = mergedValues(opened.value, values, saved.value);
      setEdit({ ...current, opened: saved, values: merged, isRefused: false });
    },
    isSaving,
    isChanged,
    save,
    release: releaseAll,
    rebase: (change) =>
      setEdit(
        (before) =>
          before && {
            ...before,
            opened: { ...before.opened, value: change(before.opened.value) },
            values: change(before.values),
          },
      ),
  };
}

/** What is being edited; what is saved, as long as nothing differs from it. */
function currentEdit<Values extends FormValues<Values>>(
  edit: Edit<Values> | undefined,
  saved: Versioned<Values>,
): Edit<Values> {
  if (edit && (edit.isRefused || !hasSameValues(edit.values, edit.opened.value))) return edit;
  return { opened: saved, values: saved.value, isRestored: false, isRefused: false };
}

/** Whether a value that was kept, perhaps by an older version of the app, has this form's fields. */
function isLike(sample: object, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const kept = new Map<string, unknown>(Object.entries(value));
  return Object.entries(sample).every(([name, field]) => {
    const found = kept.get(name);
    if (found === null || field === null) return found === null || typeof found === 'string';
    return typeof found === typeof field && Array.isArray(found) === Array.isArray(field);
  });
}
