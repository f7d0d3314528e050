import type { CallOptions } from '../client/callOptions.ts';
import type { Client } from '../client/createClient.ts';
import type { Versioned } from '../client/Versioned.ts';
import { addressOf } from '../http/address.ts';
import type { AnswerOf, AnyEndpoint, InputOf } from '../http/endpoint.ts';
import { useClient } from '../react/ClientContext.ts';
import { type Reading, type ReadingOptions, useReading } from './useReading.ts';

/** A call that reads, with its place in the cache. */
export interface CachedCall<Input, Data> {
  /** Names the cached answer to an input. */
  readonly keyOf: (input: Input) => string;
  /** Whether a key of the cache names one of this query's answers. */
  readonly isKey: (key: unknown) => boolean;
  /** Reads past the cache. @throws ApiError */
  readonly read: (client: Client, input: Input, options?: CallOptions) => Promise<Data>;
  /** Sends the request before the page is there that will show its answer. */
  readonly prefetch: (client: Client, input: Input) => void;
}

/** A call whose answers are shown. */
export interface Query<Input, Data> extends CachedCall<Input, Data> {
  /** Reads through the cache; null reads nothing. */
  readonly useQuery: (input: Input | null) => Reading<Data>;
}

/** A call whose answers are edited. */
export interface FormQuery<Input, Data> extends CachedCall<Input, Versioned<Data>> {
  /** Reads through the cache, with the version that a save is made from (rule A18). */
  readonly useQuery: (input: Input | null) => FormReading<Data>;
}

/** What a form edits, on its way to the screen. */
export interface FormReading<Data> extends Omit<Reading<Data>, 'reload'> {
  /** The version of `data`; null where the host names none. */
  readonly etag: string | null;
  /** Loads it again, and gives what is there then. */
  readonly reload: () => Promise<Versioned<Data> | undefined>;
}

/** What a form edits, once it is there. */
export interface LoadedReading<Data> extends FormReading<Data> {
  readonly data: Data;
}

interface Selecting<E extends AnyEndpoint, Data> {
  /** Makes of an answer what the screens use. */
  readonly select: (answer: AnswerOf<E>, input: InputOf<E>) => Data;
}

/** Makes a query of a call that the contract describes. */
export function query<E extends AnyEndpoint, Data>(
  endpoint: E,
  options: ReadingOptions & Selecting<E, Data>,
): Query<InputOf<E>, Data>;
export function query<E extends AnyEndpoint>(endpoint: E, options?: ReadingOptions): Query<InputOf<E>, AnswerOf<E>>;
export function query<E extends AnyEndpoint, Data>(
  endpoint: E,
  { select, ...options }: ReadingOptions & Partial<Selecting<E, Data>> = {},
): Query<InputOf<E>, AnswerOf<E> | Data> {
  async function read(client: Client, input: InputOf<E>, call?: CallOptions) {
    const answer = await client.call(endpoint, input, call);
    return select ? select(answer, input) : answer;
  }
  return cached(endpoint, read, options);
}

/** Makes a query of a call that the contract describes, whose answers a form edits. */
export function formQuery<E extends AnyEndpoint>(endpoint: E): FormQuery<InputOf<E>, AnswerOf<E>> {
  const { useQuery, ...call } = cached<E, Versioned<AnswerOf<E>>>(
    endpoint,
    (client, input, options) => client.callForVersion(endpoint, input, options),
    { isForm: true },
  );
  return {
    ...call,
    useQuery(input) {
      const { data, ...reading } = useQuery(input);
      return { ...reading, data: data?.value, etag: data?.etag ?? null };
    },
  };
}

function cached<E extends AnyEndpoint, Data>(
  endpoint: E,
  read: (client: Client, input: InputOf<E>, call?: CallOptions) => Promise<Data>,
  options: ReadingOptions,
): Query<InputOf<E>, Data> {
  // Two queries may share a path, so that a key alone does not tell whose it is.
  const keys = new Set<unknown>();

  function keyOf(input: InputOf<E>): string {
    const key = addressOf(endpoint, input);
    keys.add(key);
    return key;
  }

  return {
    keyOf,
    isKey: (key) => keys.has(key),
    read,
    prefetch(client, input) {
      client.requests.prefetch(keyOf(input), (signal) => read(client, input, { signal, overlay: false }));
    },
    useQuery(input) {
      const client = useClient();
      return useReading(
        input && keyOf(input),
        // Without an input there is no address, and nothing is read.
        (signal) => read(client, input as InputOf<E>, { signal, overlay: false }),
        options,
      );
    },
  };
}
