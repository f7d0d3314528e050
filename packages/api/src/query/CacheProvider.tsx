import { type ReactNode, useEffect } from 'react';
import { SWRConfig, useSWRConfig } from 'swr';
import { useClient } from '../react/ClientContext.tsx';

/** Cached data is shown at once and revalidated whenever a page opens; a failure waits for the user to retry. */
const config = {
  provider: () => new Map(),
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
  // Requests are shared while they are pending, and not for two seconds more.
  dedupingInterval: 0,
};

/** Gives the pages below it a cache of their own, cleared with every sign-out and sign-in of any tab. */
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
