import { useIsOffered } from '../capabilities/resource.ts';
import type { Client, Versioned } from '../client/createClient.ts';
import { addressOf } from '../http/address.ts';
import type { AnswerOf, Endpoint, InputOf } from '../http/endpoint.ts';
import { useClient } from '../react/ClientContext.tsx';
import { type Reading, type ReadingOptions, useReading } from './useReading.ts';

/** A call that reads, with its place in the cache. */
export interface Query<Input, Data> {
  /** Names the cached answer to an input. */
  readonly keyOf: (input: Input) => string;
  /** Whether a key of the cache names one of this query's answers. */
  readonly isKey: (key: unknown) => boolean;
  /** Sends the request before the page is there that will show its answer. */
  readonly prefetch: (client: Client, input: Input) => void;
  /** Reads through the cache; null reads nothing. */
  readonly useQuery: (input: Input | null) => Reading<Data>;
}

/** The queries whose answers every change may change; what is on screen of them is loaded again after each. */
export const followers = new Set<Query<never, unknown>>();

interface QueryOptions extends ReadingOptions {
  /** Whether every change may change the answer, as it does the history's. */
  readonly followsChanges?: boolean;
}

interface Selecting<E extends Endpoint, Data> {
  /** Makes of an answer what the screens use. */
  readonly select: (answer: AnswerOf<E>, input: InputOf<E>) => Data;
}

/** Makes a query of a call that the contract describes. */
export function query<E extends Endpoint, Data>(
  endpoint: E,
  options: QueryOptions & Selecting<E, Data>,
): Query<InputOf<E>, Data>;
export function query<E extends Endpoint>(endpoint: E, options?: QueryOptions): Query<InputOf<E>, AnswerOf<E>>;
export function query<E extends Endpoint, Data>(
  endpoint: E,
  { select, followsChanges = false, ...options }: QueryOptions & Partial<Selecting<E, Data>> = {},
): Query<InputOf<E>, AnswerOf<E> | Data> {
  // Two queries may share a path, so that a key alone does not tell whose it is.
  const keys = new Set<unknown>();

  function keyOf(input: InputOf<E>): string {
    const key = addressOf(endpoint, input);
    keys.add(key);
    return key;
  }

  async function read(client: Client, input: InputOf<E>, signal: AbortSignal): Promise<Versioned<AnswerOf<E> | Data>> {
    const answer = await client.callForVersion(endpoint, input, { signal, overlay: false });
    return select ? { ...answer, value: select(answer.value, input) } : answer;
  }

  const made: Query<InputOf<E>, AnswerOf<E> | Data> = {
    keyOf,
    isKey: (key) => keys.has(key),
    prefetch(client, input) {
      client.requests.prefetch(keyOf(input), (signal) => read(client, input, signal));
    },
    useQuery(input) {
      const client = useClient();
      const isOffered = useIsOffered(endpoint);
      return useReading(
        input && isOffered ? keyOf(input) : null,
        // Without an input there is no address, and nothing is read.
        (signal) => read(client, input as InputOf<E>, signal),
        options,
      );
    },
  };
  if (followsChanges) followers.add(made);
  return made;
}
