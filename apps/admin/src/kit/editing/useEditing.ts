import { useFormDraft } from '@cpd/api/session';
import { useEffect, useEffectEvent, useState } from 'react';
import { useUnsaved } from './Unsaved.tsx';

/** What a form holds: texts, numbers, ids, and lists of ids. */
export type FormValues<Values> = Readonly<Record<keyof Values, string | number | boolean | null | readonly string[]>>;

/** A form's values while they are being edited. */
export interface Editing<Values> {
  readonly values: Values;
  /** Changes some of the values; a function is given what they are by then. */
  readonly change: (part: Partial<Values> | ((before: Values) => Partial<Values>)) => void;
  /** Whether anything differs from what is saved. */
  readonly isChanged: boolean;
  /** Whether the values are those of an earlier visit that was cut short. */
  readonly isRestored: boolean;
  /** Changes what counts as saved; values that nobody has touched follow, and what was typed stays. */
  readonly rebase: (part: Partial<Values>) => void;
  /** Changes what counts as saved, and goes back to it. */
  readonly adopt: (part: Partial<Values>) => void;
  /** Goes back to what is saved. */
  readonly discard: () => void;
  /** Says that the values are saved now: the page may be left, and nothing is kept. */
  readonly release: () => void;
}

/** How a form is edited. */
export interface EditingOptions<Values> {
  /** Names the form and its item, such as `course/abc`. */
  readonly key: string;
  /** The values as they are saved. */
  readonly saved: Values;
  /** Whether something else would be lost by leaving, such as a running upload. */
  readonly isBusy?: boolean;
}

/**
 * Holds a form's values, guards them while they are unsaved, and gives them back after a session that ended, a reload
 * or a crash.
 */
export function useEditing<Values extends FormValues<Values>>({
  key,
  saved: current,
  isBusy = false,
}: EditingOptions<Values>): Editing<Values> {
  const [saved, setSaved] = useState(current);
  const { restored, keep } = useFormDraft(key, (value): value is Values => isLike(saved, value));
  const [values, setValues] = useState(restored ?? saved);
  const [isRestored, setIsRestored] = useState(restored !== undefined && !isSame(restored, saved));
  const isChanged = !isSame(values, saved);
  const release = useUnsaved(isChanged || isBusy, () => keep(undefined));

  const keepAsTheyStand = useEffectEvent(keep);
  useEffect(() => keepAsTheyStand(isChanged ? values : undefined), [isChanged, values]);

  function goBackTo(part: Partial<Values>) {
    setSaved({ ...saved, ...part });
    setValues({ ...saved, ...part });
    setIsRestored(false);
  }

  return {
    values,
    change: (part) => setValues((before) => ({ ...before, ...(typeof part === 'function' ? part(before) : part) })),
    isChanged,
    isRestored,
    rebase(part) {
      setSaved((before) => ({ ...before, ...part }));
      setValues((before) => ({ ...before, ...untouched(part, before, saved) }));
    },
    adopt: goBackTo,
    discard: () => goBackTo({}),
    release() {
      release();
      keep(undefined);
    },
  };
}

/** The new values of those fields that still hold what was saved. */
function untouched<Values extends object>(part: Partial<Values>, values: Values, saved: Values): Partial<Values> {
  const current = new Map<string, unknown>(Object.entries(values));
  const before = new Map<string, unknown>(Object.entries(saved));
  const entries = Object.entries(part).filter(([name]) => isSame([current.get(name)], [before.get(name)]));
  return Object.fromEntries(entries) as Partial<Values>;
}

/** Tells whether two values, of a form or of a field in a list, hold the same. */
export function isSame(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Tells whether a value that was kept, perhaps by an older version of the app, has this form's fields. */
function isLike(sample: object, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const kept = new Map<string, unknown>(Object.entries(value));
  return Object.entries(sample).every(([name, field]) => {
    const found = kept.get(name);
    if (found === null || field === null) return found === null || typeof found === 'string';
    return typeof found === typeof field && Array.isArray(found) === Array.isArray(field);
  });
}
