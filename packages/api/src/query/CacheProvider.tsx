import { type ReactNode, useEffect, useState } from 'react';
import { SWRConfig, useSWRConfig } from 'swr';
import { useClient } from '../react/ClientContext.tsx';

/** Gives the pages below it a cache of their own, emptied with every sign-out and sign-in of any tab. */
export function CacheProvider({ children }: { readonly children: ReactNode }) {
  const [config] = useState(() => ({ provider: () => new Map() }));
  return (
    <SWRConfig value={config}>
      <EmptiedWithTheSession />
      {children}
    </SWRConfig>
  );
}

function EmptiedWithTheSession() {
  const { session } = useClient();
  const { unload } = useSWRConfig();
  useEffect(
    () => session.onNewPeriod(() => unload({ revalidate: session.getSnapshot().isLoggedIn })),
    [session, unload],
  );
  return null;
}
