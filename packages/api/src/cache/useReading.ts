import { useLayoutEffect } from 'react';
import useSWR, { type SWRConfiguration, useSWRConfig } from 'swr';
import type { Versioned } from '../client/createClient.ts';
import { ApiError } from '../http/ApiError.ts';
import { useClientContext } from '../react/ClientContext.tsx';

/** How the answers of a query are kept and reported. */
export interface ReadingOptions {
  /**
   * Whether a form edits the answer: it is forgotten when nobody shows it, so that the form opens with what the server
   * holds, and loaded again when the window gets the focus back. Other answers stay, marked as former ones, while that
   * of the next address loads. @default false
   */
  readonly isForm?: boolean;
  /**
   * Whether others change the answer while it is on screen, as reviewers do in tabs of their own: it is loaded again, and
   * quietly, when the window gets the focus back. @default false
   */
  readonly isLive?: boolean;
  /** Whether a failure goes to the app's dialog; false where the page itself shows it. @default true */
  readonly isReported?: boolean;
}

/** An answer on its way to the screen. */
export interface Reading<Data> {
  /** The answer, or with `isPrevious` the one before it; undefined until the first has come. */
  readonly data: Data | undefined;
  /** The version of `data` that a save is made from (rule A18); null where the host names none. */
  readonly etag: string | null;
  /** Why the last load failed, if it did; it has been reported already. */
  readonly error: ApiError | undefined;
  /** Whether a first answer is awaited. */
  readonly isLoading: boolean;
  /** Whether `data` belongs to the former address, to be shown dimmed. */
  readonly isPrevious: boolean;
  /** Loads the answer again, and gives the one that is there then. */
  readonly reload: () => Promise<Versioned<Data> | undefined>;
}

/** An answer that is there. */
export interface LoadedReading<Data> extends Reading<Data> {
  readonly data: Data;
}

/**
 * What is cached is shown at once and asked for again whenever a page opens, and never merely because the network came
 * back or a call failed, as both would repeat dialogs. Calls in flight are shared.
 */
const defaults = {
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
  dedupingInterval: 0,
} as const satisfies SWRConfiguration;

/** Milliseconds within which a second return of the focus loads nothing. */
const FOCUS_THROTTLE_MS = 1000;

/**
 * Reads an address through the cache; null reads nothing. A failure is reported once, however many components read
 * the same. The overlay is left alone, as each page shows that it is loading (rule D1).
 */
export function useReading<Data>(
  address: string | null,
  read: (signal: AbortSignal) => Promise<Versioned<Data>>,
  { isForm = false, isLive = false, isReported = true }: ReadingOptions,
): Reading<Data> {
  const { client, report } = useClientContext();
  const { cache } = useSWRConfig();

  useLayoutEffect(() => {
    if (address === null) return;
    return client.requests.subscribe(address, () => {
      if (isForm) cache.delete(address);
    });
  }, [client, address, isForm, cache]);

  const { data, error, isLoading, mutate } = useSWR<Versioned<Data>, unknown>(
    address,
    (key: string) => client.requests.read(key, read),
    {
      ...defaults,
      keepPreviousData: !isForm,
      revalidateOnFocus: isForm || isLive,
      focusThrottleInterval: isForm ? 0 : FOCUS_THROTTLE_MS,
      onError(failure, key) {
        // Whether it was changed elsewhere can wait: a form asks when it is saved, and a list goes on showing what it had.
        if ((isForm || isLive) && cache.get(key)?.data !== undefined) return;
        if (isReported && failure instanceof ApiError && !failure.isSilent) report(failure, { isCodeShown: true });
      },
    },
  );

  return {
    data: data?.value,
    etag: data?.etag ?? null,
    error: error instanceof ApiError && !error.isSilent ? error : undefined,
    isLoading,
    isPrevious: data !== undefined && address !== null && cache.get(address)?.data === undefined,
    reload() {
      client.requests.dropPrefetched();
      return mutate();
    },
  };
}
