/** What one field of a form holds: a text, a number, a choice, an id, or a list of ids. */
export type FieldValue = string | number | boolean | null | readonly string[];

/** What a form holds, by field. */
export type FormValues<Values> = Readonly<Record<keyof Values, FieldValue>>;

/** Whether two sets of values hold the same in every field. */
export function hasSameValues<Values extends FormValues<Values>>(one: Values, other: Values): boolean {
  for (const field in one) if (!isSame(one[field], other[field])) return false;
  return true;
}

/** Whether others have changed a field since a form was opened, to something else than what stands in the form. */
export function hasOthersChanges<Values extends FormValues<Values>>(
  opened: Values,
  mine: Values,
  theirs: Values,
): boolean {
  for (const field in theirs) {
    if (!isSame(theirs[field], opened[field]) && !isSame(theirs[field], mine[field])) return true;
  }
  return false;
}

/** My changes over theirs: a field that I have not touched since the form was opened holds what they have saved. */
export function mergedValues<Values extends FormValues<Values>>(opened: Values, mine: Values, theirs: Values): Values {
  const merged = { ...mine };
  for (const field in theirs) if (isSame(mine[field], opened[field])) merged[field] = theirs[field];
  return merged;
}

function isSame(one: FieldValue, other: FieldValue): boolean {
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null) return one === other;
  return one.length === other.length && one.every((item, place) => item === other[place]);
}

/** Tells whether nothing has been put into any field: texts are empty, numbers 0, lists empty, and no file is chosen. */
export function isBlank(values: object): boolean {
  return Object.values(values).every((value) => !value || (Array.isArray(value) && value.length === 0));
}
