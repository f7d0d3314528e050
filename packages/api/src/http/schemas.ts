import { PASSWORD_MAX_LENGTH } from '@cpd/domain/password';
import * as v from 'valibot';

export const idSchema = v.pipe(v.string(), v.nonEmpty());

export const referenceSchema = v.object({ _id: idSchema });

/** A text that is not stored, such as a password, a token or a keyword. No real one reaches the limit. */
export const inputText = v.pipe(v.string(), v.maxLength(10_000));

/** A typed password. It may be longer than a new one may be. */
export const passwordText = v.pipe(v.string(), v.maxLength(4 * PASSWORD_MAX_LENGTH));

export const dateTimeSchema = v.pipe(v.string(), v.isoTimestamp());

/** A count, or another whole number that a database stores as an integer. */
export const wholeNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2_147_483_647));

/** The query of a list that the server pages: the page from 1, the rows on a page, and the search. */
export const pageQuery = {
  page: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
  size: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  keyword: v.optional(inputText),
};

/** A field that responses may omit or send as null if it is not set. */
export function optionalField<T extends v.GenericSchema>(schema: T) {
  return v.nullish(schema, null);
}

/** A field that this product's service always sends. Other servers may omit it, which is decoded as null. */
export function sentField<T extends v.GenericSchema>(schema: T) {
  // `guaranteed` reads a default of null as "may be unset"; a function that returns it is not.
  return v.nullish(schema, () => null);
}

/** Marks what is absent from a response, not null. */
export const ABSENT = () => null;

/** A field that is absent from a response if it is not set, as the specification has it. Other servers may send null. */
export function absentField<T extends v.GenericSchema>(schema: T) {
  return v.nullish(schema, ABSENT);
}

/** A boolean that responses may omit or send as null for false. */
export const flagField = v.nullish(v.boolean(), false);

/** A number that responses may omit or send as null for 0. */
export const numberField = v.nullish(v.number(), 0);

/** A page of a list: `page` counts from 1, `total` counts the items of all pages. */
export function pageOf<T extends v.GenericSchema>(item: T) {
  return v.object({
    docs: v.array(item),
    page: v.nullish(v.number(), 1),
    total: v.number(),
    size: v.number(),
  });
}

/** An unpaged list, decoded as its items. Servers may send the fields of a page. */
export function listOf<T extends v.GenericSchema>(item: T) {
  const response = v.object({
    docs: v.array(item),
    page: v.nullish(v.number()),
    total: v.nullish(v.number()),
    size: v.nullish(v.number()),
  });
  return v.pipe(
    response,
    v.transform(({ docs }) => docs),
  );
}

/**
 * A new item's or upload's id. A bare id, `{_id}`, `{data: id}` and `{data: {_id}}` are all decoded as the id (rule
 * A2).
 */
export const idResponseSchema = v.pipe(
  v.union([idSchema, referenceSchema, v.object({ data: idSchema }), v.object({ data: referenceSchema })]),
  v.transform((response): string => {
    if (typeof response === 'string') return response;
    if ('_id' in response) return response._id;
    return typeof response.data === 'string' ? response.data : response.data._id;
  }),
);
