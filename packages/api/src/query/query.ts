import { useEffect, useEffectEvent, useMemo } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { useIsOffered } from '../capabilities/resource.ts';
import type { Client, Versioned } from '../client/createClient.ts';
import { ApiError } from '../http/ApiError.ts';
import { addressOf } from '../http/address.ts';
import type { Endpoint, InputOf, ResponseOf } from '../http/endpoint.ts';
import { useClientContext } from '../react/ClientContext.tsx';

/** A request that reads data, with its cache keys. */
export interface Query<Input, Data> {
  /** Names the cached response to an input. */
  readonly keyOf: (input: Input) => string;
  /** Whether a key of the cache names one of this query's responses. */
  readonly isKey: (key: unknown) => key is string;
  /** Reads through the cache; null reads nothing. */
  readonly useQuery: (input: Input | null, options?: UseQueryOptions) => QueryResult<Data>;
}

export interface QueryResult<Data> {
  /** The response, or with `isPrevious` the one to the previous input; undefined until the first response. */
  readonly data: Data | undefined;
  /** The version of `data`, for a save that is based on it; null if the server sends no `ETag`. */
  readonly etag: string | null;
  /** The error of the last request. It has been reported. */
  readonly error: ApiError | undefined;
  /** Whether a first response is pending. */
  readonly isLoading: boolean;
  /**
   * Whether any request for the response is pending, the first one or one that revalidates `data`. A hook, because each
   * revalidation renders the component that calls it twice: call it where that is shown.
   */
  readonly useIsValidating: () => boolean;
  /** Whether `data` belongs to the previous input; it is shown dimmed. */
  readonly isPrevious: boolean;
  /** Loads the response again; undefined if that fails. */
  readonly reload: () => Promise<Versioned<Data> | undefined>;
  /** Does the same, and shares the request that was sent to open the page. */
  readonly whenCurrent: () => Promise<Versioned<Data> | undefined>;
}

export interface LoadedQuery<Data> extends QueryResult<Data> {
  readonly data: Data;
}

interface ReportOption {
  /** Whether a failure opens the app's error dialog; false if the page shows it. @default true */
  readonly isReported?: boolean;
}

interface UseQueryOptions extends ReportOption {
  /** Whether cached data is loaded again when the page opens. @default true */
  readonly isRevalidated?: boolean;
}

interface QueryOptions extends ReportOption {
  /**
   * Whether a form edits the response: each opening loads it, and so does a return to the window. Other responses are
   * shown from the cache first, and those to the input before while the next one loads. @default false
   */
  readonly isForm?: boolean;
  /** Whether other people change the response: a return to the window loads it again. @default false */
  readonly isLive?: boolean;
  /** Whether every mutation may change the response, as it does the history's. @default false */
  readonly revalidatesAfterMutations?: boolean;
}

interface Selecting<E extends Endpoint, Data> {
  /** Maps a response to the data of the pages. */
  readonly select: (response: ResponseOf<E>, input: InputOf<E>) => Data;
}

export const revalidatedAfterMutations = new Set<Query<never, unknown>>();

/** A failure is shared by all readers of the same address, and reported once. */
const reported = new WeakSet<ApiError>();

let queries = 0;
let openings = 0;

export function query<E extends Endpoint, Data>(
  endpoint: E,
  options: QueryOptions & Selecting<E, Data>,
): Query<InputOf<E>, Data>;
export function query<E extends Endpoint>(endpoint: E, options?: QueryOptions): Query<InputOf<E>, ResponseOf<E>>;
export function query<E extends Endpoint, Data>(
  endpoint: E,
  options: QueryOptions & Partial<Selecting<E, Data>> = {},
): Query<InputOf<E>, ResponseOf<E> | Data> {
  const { select, isForm = false, isLive = false } = options;
  queries += 1;
  // Two queries may share an address and select different data.
  const prefix = `${queries} `;
  const keyOf = (input: InputOf<E>) => prefix + addressOf(endpoint, input);

  async function load(client: Client, input: InputOf<E>): Promise<Versioned<ResponseOf<E> | Data>> {
    const response = await client.read(endpoint, input);
    return select ? { ...response, value: select(response.value, input) } : response;
  }

  function useQuery(
    input: InputOf<E> | null,
    { isReported = options.isReported ?? true, isRevalidated = true }: UseQueryOptions = {},
  ): QueryResult<ResponseOf<E> | Data> {
    const { client } = useClientContext();
    const { cache } = useSWRConfig();
    const isOffered = useIsOffered(endpoint);
    const name = input && isOffered ? keyOf(input) : null;
    const key = useMemo(() => (name !== null && isForm ? keyOfOpening(name) : name), [name]);
    // Without an input there is no key, and nothing is loaded.
    const fetcher = () => load(client, input as InputOf<E>);
    const config = { keepPreviousData: !isForm, revalidateIfStale: isRevalidated };
    const swr = useSWR<Versioned<ResponseOf<E> | Data>, unknown>(key, fetcher, config);
    const { data, mutate } = swr;
    // SWR shares the request of hooks with the same key.
    const useIsValidating = () => useSWR(key, fetcher, config).isValidating;

    const error = swr.error instanceof ApiError && !swr.error.isSilent ? swr.error : undefined;
    const errorBefore = useMemo(() => (key === null ? undefined : cache.get(key)?.error), [cache, key]);
    useReport(isReported ? error : undefined, errorBefore);
    useReturnToWindow(isForm || isLive, async () => {
      if (key === null) return;
      client.requests.expirePrefetched();
      const before = cache.get(key)?.data;
      const response = await fetcher().catch(() => undefined);
      // Data that arrived during the request is newer.
      if (response) await mutate((now) => (now === before ? response : now), { revalidate: false });
    });

    return {
      data: data?.value,
      etag: data?.etag ?? null,
      error,
      // SWR renders again only for the states that were read.
      get isLoading() {
        return swr.isLoading;
      },
      useIsValidating,
      isPrevious: data !== undefined && key !== null && cache.get(key)?.data === undefined,
      async reload() {
        client.requests.expirePrefetched();
        const latest = await mutate();
        // After a failure, SWR returns the response that it has cached.
        return key !== null && cache.get(key)?.error === undefined ? latest : undefined;
      },
      whenCurrent: () => mutate(),
    };
  }

  const made: Query<InputOf<E>, ResponseOf<E> | Data> = {
    keyOf,
    isKey: (key): key is string => typeof key === 'string' && key.startsWith(prefix),
    useQuery,
  };
  if (options.revalidatesAfterMutations) revalidatedAfterMutations.add(made);
  return made;
}

/** A form has its own cache key for each opening, so that it never starts with outdated data. */
function keyOfOpening(name: string): string {
  openings += 1;
  return `${name} #${openings}`;
}

/** Reports a failure once, but not one from an earlier visit to the page. */
function useReport(error: ApiError | undefined, errorBefore: unknown): void {
  const { report } = useClientContext();
  const isNew = error !== undefined && error !== errorBefore;
  useEffect(() => {
    if (!isNew || reported.has(error)) return;
    reported.add(error);
    report(error, { isCodeShown: true });
  }, [isNew, error, report]);
}

/** Calls a listener when the user returns to the window. SWR's own revalidation would report its failures. */
function useReturnToWindow(isActive: boolean, listener: () => void): void {
  const onReturn = useEffectEvent(() => {
    if (document.visibilityState === 'visible') listener();
  });
  useEffect(() => {
    if (!isActive) return;
    const handleReturn = () => onReturn();
    window.addEventListener('focus', handleReturn);
    document.addEventListener('visibilitychange', handleReturn);
    return () => {
      window.removeEventListener('focus', handleReturn);
      document.removeEventListener('visibilitychange', handleReturn);
    };
  }, [isActive]);
}
