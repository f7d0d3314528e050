import type { Scope } from '@cpd/domain/apiKey';
import type { BaseIssue, BaseSchema, InferOutput } from 'valibot';
import type { Capability } from '../capabilities/contract.ts';

/** Any valibot schema whose output is `T`. */
export type Schema<T = unknown> = BaseSchema<unknown, T, BaseIssue<unknown>>;

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Who may send a request: anyone (`public`), the bearer of an administrator's access token (`bearer`), another service
 * with an API key (`service`), or the holder of a review link's token in the query parameter `token` (`link`).
 */
export type Access = 'public' | 'bearer' | 'service' | 'link';

/** Error codes by status. A status without a code has a response without a body. */
export type ErrorCodes = Readonly<
  Partial<Record<400 | 401 | 403 | 404 | 409 | 410 | 412 | 413 | 415 | 416 | 429 | 503 | 507, readonly string[]>>
>;

/** The description of an endpoint, without method and path. */
interface Details<Query extends Schema, Body extends Schema, ResponseSchema extends Schema> {
  /** @default 'bearer' */
  readonly access?: Access;
  /** Whether the session needs a proof of identity that is at most five minutes old (rule P1). */
  readonly requiresProof?: boolean;
  /** The scope that an API key needs. */
  readonly scope?: Scope;
  /** The capability that a server must list; absent if every server has the endpoint (rule B2). */
  readonly capability?: Capability;
  /** One sentence for the API's documentation. */
  readonly summary: string;
  /** What a client has to know beyond the summary and what follows from the rest, in Markdown. */
  readonly description?: string;
  /** The ids in the path, if clients choose them; absent if every id is looked up. */
  readonly pathId?: Schema<string>;
  /** The query parameters; absent if there are none. */
  readonly query?: Query;
  /** Query parameters that servers may not support, with their capabilities (rule B2). */
  readonly optionalQuery?: Readonly<Record<string, Capability>>;
  /** The JSON body; absent if there is none. `maxBodyBytes` limits its size. */
  readonly body?: Body;
  /** For an upload, the kind of file in the multipart field `file`. */
  readonly upload?: 'image' | 'pdf';
  /** The decoded response; absent if any 2xx response is accepted (rule A16), or the response is a file. */
  readonly response?: ResponseSchema;
  /**
   * The response of this product's service, if the apps also accept other shapes or any 2xx response (rules A2, A16,
   * B8).
   */
  readonly exampleResponse?: Schema;
  /** Its errors, in addition to those that follow from the rest (rule B7). */
  readonly errors?: ErrorCodes;
  /**
   * Whether the item has versions (rule A18): a GET returns one as `ETag`, every other request accepts it as `If-Match` and
   * fails with 412 if the item has another one now.
   */
  readonly versioned?: boolean;
  /**
   * What is created under an id that the client chooses (rule A20). The same request again gets the first response and
   * changes nothing, another content gets 409, and a deleted item 410.
   */
  readonly creates?: 'question' | 'certificate';
  /**
   * Whether what sends the request shows that it runs, or nobody waits for it: it does not block the page. A `query` never
   * does.
   */
  readonly isQuiet?: boolean;
  /** Whether a GET creates, draws or waits for something. HEAD then does none of it, and gets headers without a search. */
  readonly isActive?: boolean;
  /** The media type of a response that is not JSON. */
  readonly responseType?: 'image/*' | 'application/pdf' | 'image/png' | 'application/jwt' | 'text/csv';
}

/** The description of an endpoint for client, server and documentation. */
export interface Endpoint<
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  ResponseSchema extends Schema = Schema,
  Path extends string = string,
> extends Details<Query, Body, ResponseSchema> {
  readonly method: Method;
  /** The path with `:name` for parameters; a trailing slash is significant (rule A5). */
  readonly path: Path;
  readonly access: Access;
}

/** Describes an endpoint. Its path and schemas keep their literal types for inference. */
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

/** The input of a request: path parameters, query and body in one object. */
export type InputOf<E> =
  E extends Endpoint<infer Query, infer Body, Schema, infer Path>
    ? OrNothing<Readonly<Record<PathParameters<Path>, string>> & Fields<Query> & Fields<Body>>
    : never;

export type ResponseOf<E> =
  E extends Endpoint<Schema, Schema, infer ResponseSchema, string> ? InferOutput<ResponseSchema> : never;
