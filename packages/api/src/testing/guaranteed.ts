import * as v from 'valibot';
import type { Schema } from '../http/endpoint.ts';
import { ABSENT } from '../http/schemas.ts';

/** A schema with the parts that `guaranteed` looks at. */
interface Parts extends Schema {
  readonly entries?: Readonly<Record<string, Parts>>;
  readonly item?: Parts;
  readonly options?: readonly unknown[];
  /** The field that tells the options of a variant apart. */
  readonly key?: string;
  readonly wrapped?: Parts;
  readonly default?: unknown;
  readonly pipe?: readonly Parts[];
}

const cache = new WeakMap<Schema, Schema>();

/**
 * What this product's service sends where the apps accept more: every field is present, and null only where null means
 * "not set". The apps also take responses of other servers, which leave fields out. The same schema gives the
 * same result, so that named schemas stay recognisable.
 */
export function guaranteed(schema: Schema): Schema {
  const result = cache.get(schema) ?? strict(schema);
  cache.set(schema, result);
  return result;
}

function strict(schema: Parts): Schema {
  const { type, entries, item, options, key, wrapped, pipe } = schema;
  if (pipe) return strictPipe(pipe);
  if (type === 'object' && entries) {
    return v.object(Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, guaranteed(entry)])));
  }
  if (type === 'array' && item) return v.array(guaranteed(item));
  if (type === 'union' && options) return v.union(options.map((option) => guaranteed(option as Schema)));
  if (type === 'variant' && key !== undefined && options) {
    return Reflect.apply(v.variant, undefined, [key, options.map((option) => guaranteed(option as Schema))]);
  }
  if (wrapped && type === 'nullable') return v.nullable(guaranteed(wrapped));
  if (wrapped && type === 'optional') return v.optional(guaranteed(wrapped));
  if (wrapped && schema.default === ABSENT) return v.optional(guaranteed(wrapped));
  if (wrapped && type === 'nullish')
    return schema.default === null ? v.nullable(guaranteed(wrapped)) : guaranteed(wrapped);
  return schema;
}

/** The input schema of a pipe with its checks. Transformations are omitted, because only the client applies them. */
function strictPipe([first, ...actions]: readonly Parts[]): Schema {
  if (first === undefined) throw new TypeError('A pipe begins with a schema.');
  const end = actions.findIndex(({ type }) => type === 'transform');
  const checks = end === -1 ? actions : actions.slice(0, end);
  const source = guaranteed(first);
  return checks.length === 0 ? source : Reflect.apply(v.pipe, undefined, [source, ...checks]);
}
