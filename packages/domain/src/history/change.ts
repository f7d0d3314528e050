import type { FieldName } from './action.ts';

/** A record that a field shows; an image has no name. */
export interface ShownRecord {
  readonly _id: string;
  readonly name?: string | null | undefined;
}

/** What a field held: a short text, a number, what it showed, or null for nothing. */
export type FieldValue = string | number | null | ShownRecord | readonly ShownRecord[];

/** The fields of an item that the history follows. */
export type FieldValues = { readonly [Field in FieldName]?: FieldValue | undefined };

/** One field that was changed. */
export interface Change {
  readonly field: string;
  readonly before: FieldValue;
  readonly after: FieldValue;
}

/** Most characters of a text that the history keeps, its ellipsis not counted. */
const LONGEST_VALUE = 200;

/** Tells which fields differ, what they held and what they hold; of a long text its beginning (rule HI2). */
export function changesBetween(before: FieldValues, after: FieldValues): readonly Change[] {
  return Object.keys({ ...before, ...after })
    .map((field) => ({ field, before: heldBy(before, field), after: heldBy(after, field) }))
    .filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after))
    .map((change) => ({ ...change, before: shortened(change.before), after: shortened(change.after) }));
}

function heldBy(values: Readonly<Record<string, FieldValue | undefined>>, field: string): FieldValue {
  return values[field] ?? null;
}

function shortened(value: FieldValue): FieldValue {
  // By code points: half a character is none.
  const characters = typeof value === 'string' ? [...value] : [];
  return characters.length > LONGEST_VALUE ? `${characters.slice(0, LONGEST_VALUE).join('')}…` : value;
}
