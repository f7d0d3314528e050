import { type ReactNode, useEffect } from 'react';
import { SWRConfig, useSWRConfig } from 'swr';
import { useClient } from '../react/ClientContext.tsx';

/** Cached data is shown immediately and revalidated whenever a page opens. Failures are not retried automatically. */
const config = {
  provider: () => new Map(),
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
  // Requests are shared only while they are pending; SWR's default adds two seconds.
  dedupingInterval: 0,
};

/** Provides a separate cache, which is cleared by every sign-out and sign-in in any tab. */
export function CacheProvider({ children }: { readonly children: ReactNode }) {
  return (
    <SWRConfig value={config}>
      <ClearWithSession />
      {children}
    </SWRConfig>
  );
}

function ClearWithSession() {
  const { session } = useClient();
  const { unload } = useSWRConfig();
  useEffect(
    () => session.onSessionChange(() => unload({ revalidate: session.getSnapshot().isLoggedIn })),
    [session, unload],
  );
  return null;
}
