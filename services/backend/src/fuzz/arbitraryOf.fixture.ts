import fc from 'fast-check';
import * as v from 'valibot';

/** Texts that break programs: empty, blank, long, patterns, markup, other scripts, what cannot be stored. */
const nastyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    '\ud800',
    '%',
    "'; drop table courses; --",
    '<script>',
    '__proto__',
    'x'.repeat(5_000),
  ),
);
const nastyNumber = fc.oneof(
  fc.integer({ min: -3, max: 12 }),
  fc.double(),
  fc.constantFrom(2 ** 31, -(2 ** 31) - 1, 2 ** 53, 1e300, -0),
);

/**
 * Values for a schema of the contract: mostly of its shape, sometimes of none. A text is often one of `ids`, so that
 * calls also reach what is there.
 */
export function arbitraryOf(schema: unknown, ids: readonly string[]): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 9, arbitrary: fc.oneof(wellShaped(schema, ids)) },
    { weight: 1, arbitrary: fc.oneof(fc.jsonValue({ maxDepth: 3 }), fc.constant(undefined)) },
  );
}

function wellShaped(schema: unknown, ids: readonly string[]): fc.Arbitrary<unknown> {
  const { type, entries, wrapped, item, options, literal, requirement } = parts(schema);
  switch (type) {
    case 'object':
      return fc.record(mapValues(entries ?? {}, (entry) => arbitraryOf(entry, ids)));
    case 'optional':
    case 'nullable':
    case 'nullish':
      return fc.oneof(arbitraryOf(wrapped, ids), fc.constantFrom(undefined, null));
    case 'array': {
      const length = typeof requirement === 'number' ? requirement : undefined;
      return fc.array(
        arbitraryOf(item, ids),
        length === undefined ? { maxLength: 5 } : { minLength: length, maxLength: length },
      );
    }
    case 'picklist':
      return fc.constantFrom(...(options ?? [null]));
    case 'literal':
      return fc.constant(literal);
    case 'boolean':
      return fc.boolean();
    case 'number':
      return nastyNumber;
    default:
      return fc.oneof(nastyText, fc.constantFrom(...ids));
  }
}

const partsSchema = v.object({
  type: v.string(),
  entries: v.optional(v.record(v.string(), v.unknown())),
  wrapped: v.optional(v.unknown()),
  item: v.optional(v.unknown()),
  options: v.optional(v.array(v.unknown())),
  literal: v.optional(v.unknown()),
  pipe: v.optional(v.array(v.unknown())),
});

function parts(schema: unknown) {
  const { pipe = [], ...rest } = v.parse(partsSchema, schema);
  const length = pipe.map(Object).find(({ type }) => type === 'length');
  return { ...rest, requirement: length?.requirement };
}

function mapValues<From, To>(record: Record<string, From>, change: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));
}
