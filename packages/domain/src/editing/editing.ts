import { cleanText } from '../text/text.ts';

/** A list counts as one field. Its items are texts, or objects with texts and flags. */
export type FieldValue = string | number | boolean | null | readonly (string | object)[];

export type FormValues<Values> = Readonly<Record<keyof Values, FieldValue>>;

export function hasSameValues<Values extends FormValues<Values>>(one: Values, other: Partial<Values>): boolean {
  for (const field in one) if (!isSame(one[field], other[field])) return false;
  return true;
}

/**
 * Whether others have changed a field since the form was opened, to another value than the form has. A field that is
 * absent from `opened` counts as changed.
 */
export function hasOthersChanges<Values extends FormValues<Values>>(
  opened: Partial<Values>,
  mine: Values,
  theirs: Values,
): boolean {
  for (const field in theirs) {
    const isTheirs = (value: unknown) => isSame(value, theirs[field], isStoredAs);
    if (!isTheirs(opened[field]) && !isTheirs(mine[field])) return true;
  }
  return false;
}

/** A three-way merge: a field that has not been edited since the form was opened gets the saved value. */
export function mergedValues<Values extends FormValues<Values>>(
  opened: Partial<Values>,
  mine: Values,
  theirs: Values,
): Values {
  const merged = { ...mine };
  for (const field in theirs) if (isSame(mine[field], opened[field])) merged[field] = theirs[field];
  return merged;
}

function isSame(
  one: unknown,
  other: unknown,
  areEqual: (one: unknown, other: unknown) => boolean = (a, b) => a === b,
): boolean {
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null) {
    return areEqual(one, other);
  }
  const [entries, others] = [Object.entries(one), new Map(Object.entries(other))];
  return entries.length === others.size && entries.every(([name, item]) => isSame(item, others.get(name), areEqual));
}

const TYPED_KINDS = ['line', 'text', 'address'] as const;

/** Whether a typed value is stored as another one. Forms do not know the kinds of their texts. */
function isStoredAs(typed: unknown, stored: unknown): boolean {
  if (typeof typed !== 'string' || typeof stored !== 'string') return typed === stored;
  return TYPED_KINDS.some((kind) => cleanText(kind, typed) === cleanText(kind, stored));
}

/** Whether every field is empty: an empty text or list, 0, false or null. */
export function isBlank(values: object): boolean {
  return Object.values(values).every((value) => !value || (Array.isArray(value) && value.length === 0));
}
