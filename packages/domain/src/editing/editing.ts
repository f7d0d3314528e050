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
    const stored = asStored(theirs[field]);
    if (!isSame(stored, asStored(opened[field])) && !isSame(stored, asStored(mine[field]))) return true;
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

function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null) {
    return one === other;
  }
  const [entries, others] = [Object.entries(one), new Map(Object.entries(other))];
  return entries.length === others.size && entries.every(([name, item]) => isSame(item, others.get(name)));
}

/** Texts are stored without the blanks around them. */
function asStored(value: unknown): unknown {
  if (typeof value === 'string') return value.trim();
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, asStored(item)]));
}

/** Whether every field is empty: an empty text or list, 0, false or null. */
export function isBlank(values: object): boolean {
  return Object.values(values).every((value) => !value || (Array.isArray(value) && value.length === 0));
}
