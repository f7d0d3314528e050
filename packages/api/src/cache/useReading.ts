import { useLayoutEffect } from 'react';
import useSWR, { type Cache, useSWRConfig } from 'swr';
import { useClientContext } from '../client/ClientContext.ts';
import type { Client } from '../client/createClient.ts';
import type { ReadCall } from '../client/ReadCall.ts';
import { ApiError } from '../http/ApiError.ts';
import { Interest } from './Interest.ts';
import { swrDefaults } from './swrDefaults.ts';

/** How a page wants an answer read. */
export interface ReadingOptions {
  /** Whether the first load holds the loading overlay; switch it off where the page shows its own progress (rule D1). @default true */
  readonly overlay?: boolean | undefined;
}

/** How a resource's hook reads. */
export interface ReadingDefinition<T> extends ReadingOptions {
  /** The answer's address; null reads nothing. */
  readonly key: string | null;
  readonly load: (client: Client, call: ReadCall) => Promise<T>;
  /** Whether the rows of the former page stay while the next one loads. @default false */
  readonly keepsPrevious?: boolean;
  /** Whether the answer is forgotten when nobody shows it, so that a form opens with what the server holds. @default false */
  readonly isForm?: boolean;
  /** Whether a failure goes to the app's dialog. @default true */
  readonly isReported?: boolean;
}

/** An answer on its way to the screen. */
export interface Reading<T> {
  /** The answer, or with `isPrevious` the one before it; undefined until the first has come. */
  readonly data: T | undefined;
  /** Why the last load failed, if it did; it has been reported already. */
  readonly error: ApiError | undefined;
  /** Whether a first answer is awaited. */
  readonly isLoading: boolean;
  /** Whether `data` belongs to the former address, to be shown dimmed. */
  readonly isPrevious: boolean;
  /** Loads the answer again, without the overlay. */
  readonly reload: () => Promise<void>;
}

const interests = new WeakMap<Cache, Interest>();

function interestOf(cache: Cache): Interest {
  const interest = interests.get(cache) ?? new Interest();
  interests.set(cache, interest);
  return interest;
}

/** Reads an answer through the cache. Failures are reported to the app once, and silent ones not at all. */
export function useReading<T>(definition: ReadingDefinition<T>): Reading<T> {
  const { key, load, overlay = true, keepsPrevious = false, isForm = false, isReported = true } = definition;
  const { client, report } = useClientContext();
  const { cache } = useSWRConfig();
  const interest = interestOf(cache);
  const hasData = (address: string) => cache.get(address)?.data !== undefined;

  useLayoutEffect(() => {
    if (key === null) return;
    return interest.enter(key, () => {
      if (isForm) cache.delete(key);
    });
  }, [interest, key, isForm, cache]);

  function fetcher(address: string): Promise<T> {
    const holdsOverlay = overlay && !hasData(address);
    return interest.read(address, (signal) => {
      const preloaded = client.preloads.take<T>(address, signal);
      if (!preloaded) return load(client, { signal, overlay: holdsOverlay });
      return holdsOverlay ? client.hold(preloaded) : preloaded;
    });
  }

  const {
    data,
    error,
    isLoading,
    mutate: reloadKey,
  } = useSWR<T, unknown>(key, fetcher, {
    ...swrDefaults,
    keepPreviousData: keepsPrevious,
    onError(failure) {
      if (isReported && failure instanceof ApiError && !failure.isSilent) report(failure, { isCodeShown: true });
    },
  });

  return {
    data,
    error: error instanceof ApiError && !error.isSilent ? error : undefined,
    isLoading,
    isPrevious: data !== undefined && key !== null && !hasData(key),
    async reload() {
      client.preloads.clear();
      await reloadKey();
    },
  };
}
