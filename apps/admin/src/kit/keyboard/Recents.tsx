import { useClient } from '@cpd/api/client';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { useLocation } from 'react-router';

import { keepRecentItems, type RecentItem, readRecentItems, withVisited } from './recentItems.ts';

const RecentsContext = createContext<{ recents: readonly RecentItem[]; visit: (item: RecentItem) => void }>({
  recents: [],
  visit() {},
});

/** Remembers the items that are opened on the pages inside, until the session ends or another one begins. */
export function RecentsProvider({ children }: { children: ReactNode }) {
  const { session, formDrafts } = useClient();
  const [recents, setRecents] = useState(() => readRecentItems(formDrafts.owner));
  const [visit] = useState(() => (item: RecentItem) => setRecents((before) => withVisited(before, item)));
  useEffect(() => keepRecentItems(recents, formDrafts.owner), [recents, formDrafts]);
  useEffect(
    () =>
      session.onNewPeriod(() => {
        setRecents([]);
        // At once: on the way to the sign-in page this unmounts before an effect could run.
        keepRecentItems([], undefined);
      }),
    [session],
  );
  return <RecentsContext value={{ recents, visit }}>{children}</RecentsContext>;
}

export function useRecents(): readonly RecentItem[] {
  return useContext(RecentsContext).recents;
}

/** Remembers the item of the current page by its name, once that is known. */
export function useVisited(label: string | undefined): void {
  const { visit } = useContext(RecentsContext);
  const { pathname: path } = useLocation();
  useEffect(() => {
    if (label) visit({ label, path });
  }, [label, path, visit]);
}
