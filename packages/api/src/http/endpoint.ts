import type { BaseIssue, BaseSchema, InferOutput } from 'valibot';
import type { Capability } from '../capabilities/contract.ts';
import type { Scope } from '../service/contract.ts';

/** Any valibot schema whose output is `T`. */
export type Schema<T = unknown> = BaseSchema<unknown, T, BaseIssue<unknown>>;

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Who may make a call: anyone (`public`), the bearer of an administrator's access token (`bearer`), another service with an
 * API key (`service`), or the holder of a review link's token in the query parameter `token` (`link`).
 */
export type Access = 'public' | 'bearer' | 'service' | 'link';

/** The codes of refusals by their status; a status without a code has an answer without a body. */
export type ErrorCodes = Readonly<
  Partial<Record<400 | 401 | 403 | 404 | 409 | 410 | 412 | 413 | 415 | 416 | 429 | 503 | 507, readonly string[]>>
>;

/** What a call carries, and who may make it. */
interface Details<Query extends Schema, Body extends Schema, ResponseSchema extends Schema> {
  /** @default 'bearer' */
  readonly access?: Access;
  /** Whether the session must have proved its user's identity within the last five minutes (rule P1). */
  readonly requiresProof?: boolean;
  /** What the API key of another service must allow. */
  readonly scope?: Scope;
  /** What a server has to list for this to be requested; absent where every server has it (rule B2). */
  readonly capability?: Capability;
  /** One sentence for the API's documentation. */
  readonly summary: string;
  /** What a client has to know beyond the summary and what follows from the rest, in Markdown. */
  readonly description?: string;
  /** What the query string carries; absent when it carries nothing. */
  readonly query?: Query;
  /** The parameters of the query that a server need not know, and what it lists when it does (rule B2). */
  readonly optionalQuery?: Readonly<Record<string, Capability>>;
  /** The JSON body; absent when there is none. */
  readonly body?: Body;
  /** The kind of the one multipart field `file`, where the call is an upload. */
  readonly upload?: 'image' | 'pdf';
  /** The decoded answer; absent where any 2xx answer will do (rule A16) or the answer is a file. */
  readonly response?: ResponseSchema;
  /** What this product's service answers, where the apps accept other shapes or any 2xx response too (rules A2, A16, B8). */
  readonly exampleResponse?: Schema;
  /** What it refuses, beside what follows from the rest (rule B7). */
  readonly errors?: ErrorCodes;
  /**
   * Whether the answer names its version as an `ETag`, or the call takes one as `If-Match` and fails with 412 if the item
   * has another version now (rule A18); absent where neither.
   */
  readonly version?: 'answered' | 'checked';
  /** The media type of an answer that is a file rather than JSON. */
  readonly responseType?: 'image/*' | 'application/pdf' | 'image/png' | 'application/jwt';
}

/** One call of the API, described once for client, server and documentation. */
export interface Endpoint<
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  ResponseSchema extends Schema = Schema,
  Path extends string = string,
> extends Details<Query, Body, ResponseSchema> {
  readonly method: Method;
  /** The path with `:name` for parameters; a trailing slash is kept (rule A5). */
  readonly path: Path;
  readonly access: Access;
}

/** Declares a call, keeping its literal path and schemas for inference. */
export function endpoint<
  const Path extends `/v1/${string}`,
  Query extends Schema = Schema<undefined>,
  Body extends Schema = Schema<undefined>,
  ResponseSchema extends Schema = Schema<undefined>,
>(
  method: Method,
  path: Path,
  details: Details<Query, Body, ResponseSchema>,
): Endpoint<Query, Body, ResponseSchema, Path> {
  return { method, path, access: 'bearer', ...details };
}

/** The names of the parameters in a path: `'/v1/course/:id'` has `'id'`. */
export type PathParameters<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathParameters<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

type Fields<S extends Schema> = undefined extends InferOutput<S> ? unknown : InferOutput<S>;

type OrNothing<Input> = [keyof Input] extends [never] ? Readonly<Record<string, never>> : Input;

/** What a call is given: the parameters of its path, its query and its body, side by side. */
export type InputOf<E> =
  E extends Endpoint<infer Query, infer Body, Schema, infer Path>
    ? OrNothing<Readonly<Record<PathParameters<Path>, string>> & Fields<Query> & Fields<Body>>
    : never;

/** What a call answers after decoding. */
export type ResponseOf<E> =
  E extends Endpoint<Schema, Schema, infer ResponseSchema, string> ? InferOutput<ResponseSchema> : never;
