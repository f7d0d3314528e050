import type { InferOutput } from 'valibot';
import type { PathParameters, Schema } from '../http/endpoint.ts';

/** What any call may be given. */
interface CommonOptions {
  /** Gives the call up, silently (rule A14). */
  readonly signal?: AbortSignal | undefined;
  /** Whether the call holds the loading overlay (rule D1). @default true */
  readonly overlay?: boolean | undefined;
  /** The upload's file, sent as the multipart field `file`. */
  readonly file?: Blob | undefined;
  /** Hears the share of an upload that has been sent, from 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
}

type Nothing = Record<never, never>;

type Given<Name extends string, S extends Schema> =
  undefined extends InferOutput<S>
    ? { readonly [_ in Name]?: undefined }
    : Nothing extends InferOutput<S>
      ? { readonly [_ in Name]?: InferOutput<S> }
      : { readonly [_ in Name]: InferOutput<S> };

type GivenParameters<Path extends string> = [PathParameters<Path>] extends [never]
  ? { readonly params?: undefined }
  : { readonly params: Readonly<Record<PathParameters<Path>, string>> };

/** What one call is given: its path's parameters, its query and its body as its endpoint describes them. */
export type CallOptions<Query extends Schema, Body extends Schema, Path extends string> = CommonOptions &
  Given<'query', Query> &
  Given<'body', Body> &
  GivenParameters<Path>;

/** The same, once the compiler has checked it against the endpoint. */
export interface LooseCallOptions extends CommonOptions {
  readonly params?: Readonly<Record<string, string>> | undefined;
  readonly query?: Readonly<Record<string, string | number | boolean | null | undefined>> | undefined;
  readonly body?: unknown;
}
