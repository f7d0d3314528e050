import type { SWRConfiguration } from 'swr';

/**
 * How every hook reads: what is cached is shown at once and asked for again whenever a page opens, and never merely
 * because the window was looked at again or a call failed, as both would repeat dialogs. Calls in flight are shared.
 */
export const swrDefaults = {
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
  dedupingInterval: 0,
} as const satisfies SWRConfiguration;
