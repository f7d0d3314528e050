import { type ReactNode, useEffect } from 'react';
import { type State, SWRConfig, useSWRConfig } from 'swr';
import { useClient } from '../react/ClientContext.tsx';
import { RecentMap } from './RecentMap.ts';

/** The number of cached responses: more than a page shows, and than one goes back to. */
const MAX_CACHED = 200;

/** Cached data is shown immediately and revalidated whenever a page opens. Failures are not retried automatically. */
const config = {
  provider: () => new RecentMap<State>(MAX_CACHED),
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
