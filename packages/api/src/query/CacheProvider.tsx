import { type ReactNode, useSyncExternalStore } from 'react';
import { SWRConfig } from 'swr';
import { useClient } from '../react/ClientContext.tsx';

/** Cached data is shown immediately and revalidated whenever a page opens. Failures are not retried automatically. */
const config = {
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
  // Requests are shared only while they are pending; SWR's default adds two seconds.
  dedupingInterval: 0,
};

/**
 * Provides the cache of the session. Every sign-in and sign-out in any tab mounts the content again with an empty one, so
 * that no user sees data or state of the previous one.
 */
export function CacheProvider({ children }: { readonly children: ReactNode }) {
  const client = useClient();
  const { session } = client;
  const sessionId = useSyncExternalStore(session.subscribe, session.getSessionId, session.getSessionId);
  return (
    <SWRConfig key={sessionId} value={{ ...config, provider: () => client.requests.cache }}>
      {children}
    </SWRConfig>
  );
}
