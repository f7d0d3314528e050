import type { Versioned } from '@cpd/domain/editForm';
import { useEffect, useEffectEvent, useId, useMemo, useRef } from 'react';
import useSWR, { type Cache, type ScopedMutator, useSWRConfig } from 'swr';
import { useIsOffered } from '../capabilities/resource.ts';
import type { ApiError } from '../http/ApiError.ts';
import { addressOf } from '../http/address.ts';
import type { Endpoint, InputOf, ResponseOf } from '../http/endpoint.ts';
import { useClientContext } from '../react/ClientContext.tsx';

/** A request that reads data, with its cache keys. */
export interface Query<Input, Data> {
  /** Whether a key of SWR's cache names one of this query's responses. */
  readonly isKey: (key: unknown) => key is string;
  /**
   * Changes every cached response, or those to inputs with the `filter`, and revalidates in the background those that are
   * outdated. @default none is
   */
  readonly update: (
    mutate: ScopedMutator,
    change: (data: Data) => Data,
    isOutdated?: (data: Data) => boolean,
    filter?: Partial<Input>,
  ) => Promise<unknown>;
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
  /** The response to the request that was sent to open the page. Undefined if it failed, or if the page is left. */
  readonly whenCurrent: (leaving: AbortSignal) => Promise<Versioned<Data> | undefined>;
}

export type LoadedQuery<Data> = QueryResult<Data> & { readonly data: Data };

interface UseQueryOptions {
  /** Whether a failure opens the app's error dialog; false if the page shows it. @default true */
  readonly isReported?: boolean;
  /** Whether cached data is loaded again when the page opens. @default true */
  readonly isRevalidated?: boolean;
}

interface QueryOptions<Response, Data> extends Pick<UseQueryOptions, 'isReported'> {
  /** Maps a response to the data of the pages. @default the response */
  readonly select?: (response: Response) => Data;
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

/** The keys of the responses that every mutation may change. */
export const revalidatedAfterMutations: Query<never, never>['isKey'][] = [];

/** A failure is shared by all readers of the same address, and reported once. */
const reported = new WeakSet<ApiError>();

let queries = 0;

export function query<E extends Endpoint, Data = ResponseOf<E>>(
  endpoint: E,
  { select, isForm = false, isLive = false, isReported = true, ...options }: QueryOptions<ResponseOf<E>, Data> = {},
): Query<InputOf<E>, Data> {
  queries += 1;
  // Two queries may share an address and select different data.
  const prefix = `${queries} `;
  const reading = { endpoint, prefix, selected: selection(select), isForm, isLive, isReported };
  const isKey = (key: unknown): key is string => typeof key === 'string' && key.startsWith(prefix);
  if (options.revalidatesAfterMutations) revalidatedAfterMutations.push(isKey);
  return {
    isKey,
    useQuery: (input, options) => useReading(reading, input, options),
    update(mutate, change, isOutdated = () => false, filter = {}) {
      const isAffected = (key: unknown) =>
        isKey(key) && Object.entries(filter).every(([name, value]) => queryParam(key, name) === String(value));
      return mutate<Versioned<Data> | undefined>(isAffected, changed(change), {
        revalidate: (cached) => cached !== undefined && isOutdated(cached.value),
      });
    },
  };
}

/** What a query's hooks need of it. */
interface Reading<E extends Endpoint, Data> {
  readonly endpoint: E;
  /** The beginning of its cache keys. */
  readonly prefix: string;
  readonly selected: (response: Versioned<ResponseOf<E>>) => Versioned<Data>;
  readonly isForm: boolean;
  readonly isLive: boolean;
  readonly isReported: boolean;
}

/** Returns a function that maps a response. The same response always gives the same object. */
function selection<Response, Data>(select = (response: Response) => response as unknown as Data) {
  const selections = new WeakMap<Versioned<Response>, Versioned<Data>>();
  return (response: Versioned<Response>): Versioned<Data> => {
    const known = selections.get(response);
    if (known) return known;
    const data = { ...response, value: select(response.value) };
    selections.set(response, data);
    return data;
  };
}

function useReading<E extends Endpoint, Data>(
  reading: Reading<E, Data>,
  input: InputOf<E> | null,
  { isReported = reading.isReported, isRevalidated = true }: UseQueryOptions = {},
): QueryResult<Data> {
  const { endpoint, prefix, selected, isForm, isLive } = reading;
  const { client } = useClientContext();
  const { cache } = useSWRConfig();
  const isOffered = useIsOffered(endpoint);
  const address = input && isOffered ? addressOf(endpoint, input) : null;
  const opening = useId();
  // A form has its own entry, and only while it is open, so that it never starts with outdated data.
  const key = address === null ? null : prefix + address + (isForm ? ` ${opening}` : '');
  const cached = () => (key === null ? undefined : cache.get(key));
  const arrived = useArrived(reading, address, key);

  const sent = useRef<{ readonly key: string | null; readonly response: Promise<Versioned<Data>> }>(undefined);
  const sentRequest = () => (sent.current?.key === key ? sent.current.response : arrived && Promise.resolve(arrived));
  function load(): Promise<Versioned<Data>> {
    // Without an input there is no key, and nothing is loaded.
    const response = client.read(endpoint, input as InputOf<E>).then(selected);
    sent.current = { key, response };
    return response;
  }
  const config = { keepPreviousData: !isForm, revalidateIfStale: isRevalidated && !arrived };
  const swr = useSWR<Versioned<Data>, ApiError>(key, load, config);
  const { data, mutate } = swr;
  const error = swr.error?.isSilent ? undefined : swr.error;

  const errorBefore = useMemo(() => (key === null ? undefined : cache.get(key)?.error), [cache, key]);
  useReport(isReported && error !== errorBefore ? error : undefined);
  useReturnToWindow(key !== null && (isForm || isLive), async () => {
    client.requests.expirePrefetched();
    const response = await load().catch(() => undefined);
    if (response) await mutate(response, { revalidate: false });
  });

  return {
    data: data?.value,
    etag: data?.etag ?? null,
    error,
    isLoading: swr.isLoading,
    // SWR shares the request of hooks with the same key.
    useIsValidating: () => useSWR(key, load, config).isValidating,
    isPrevious: data !== undefined && key !== null && cached()?.data === undefined,
    async reload() {
      client.requests.expirePrefetched();
      const latest = await mutate();
      // After a failure, SWR returns the response that it has cached.
      return key !== null && cached()?.error === undefined ? latest : undefined;
    },
    async whenCurrent(leaving) {
      // SWR revalidates cached data in the next frame. Another hook may have sent the request.
      if (sentRequest() === undefined) await new Promise(requestAnimationFrame);
      return leaving.aborted ? undefined : (sentRequest()?.catch(() => undefined) ?? mutate());
    },
  };
}

/** The prefetched response, if it has arrived. SWR reads it in an effect only, after a first render without data. */
function useArrived<E extends Endpoint, Data>(
  { selected, isForm }: Reading<E, Data>,
  address: string | null,
  key: string | null,
): Versioned<Data> | undefined {
  const { client } = useClientContext();
  const { cache } = useSWRConfig();
  const arrived = useMemo(() => {
    if (address === null || key === null) return undefined;
    const response = client.requests.arrived(address) as Versioned<ResponseOf<E>> | undefined;
    const data = response && selected(response);
    if (data && cache.get(key) === undefined) fill(cache, key, data);
    return data && cache.get(key)?.data === data ? data : undefined;
  }, [client, cache, selected, address, key]);
  useEffect(() => {
    if (arrived && address !== null) client.requests.open(address);
  }, [client, address, arrived]);
  useEffect(() => {
    if (!isForm || key === null) return;
    // Strict mode runs effects twice.
    if (arrived && cache.get(key)?.data === undefined) fill(cache, key, arrived);
    return () => cache.delete(key);
  }, [cache, isForm, key, arrived]);
  return arrived;
}

/** Stores a response that has arrived as SWR does. */
function fill<Data>(cache: Cache, key: string, data: Data): Data {
  cache.set(key, { data, isLoading: false, isValidating: false });
  return data;
}

/** The value of a parameter in the address that a key names. */
export function queryParam(key: string, name: string): string | null {
  return new URLSearchParams(key.split('?')[1]).get(name);
}

/** Changes a cached response, if there is one. */
export function changed<Data>(change: (data: Data) => Data) {
  return (cached?: Versioned<Data>) => cached && { ...cached, value: change(cached.value) };
}

/** Reports a failure once. SWR's `onError` would report the failures of pages that were left. */
function useReport(error: ApiError | undefined): void {
  const { report } = useClientContext();
  useEffect(() => {
    if (error === undefined || reported.has(error)) return;
    reported.add(error);
    report(error, { isCodeShown: true });
  }, [error, report]);
}

/** Calls a listener when the user returns to the window. SWR's own revalidation would report its failures. */
function useReturnToWindow(isActive: boolean, listener: () => void): void {
  const onReturn = useEffectEvent(() => {
    if (document.visibilityState === 'visible') listener();
  });
  useEffect(() => {
    if (!isActive) return;
    const listening = new AbortController();
    window.addEventListener('focus', () => onReturn(), { signal: listening.signal });
    document.addEventListener('visibilitychange', () => onReturn(), { signal: listening.signal });
    return () => listening.abort();
  }, [isActive]);
}
