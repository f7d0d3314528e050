import { useCurrentUser } from '@cpd/api/session';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { type RecentItem, readRecentItems, storeRecentItems, withVisited } from './recentItems.ts';

const RecentsContext = createContext<readonly RecentItem[]>([]);

/** A separate context, so that the page that adds itself does not render again. */
const VisitContext = createContext<(item: RecentItem) => void>(() => {});

/** Remembers the items opened on the pages inside: across reloads, and until it is unmounted with the session. */
export function RecentsProvider({ children }: { children: ReactNode }) {
  const user = useCurrentUser();
  const [{ owner, recents }, setState] = useState(() => ({ owner: user, recents: readRecentItems(user) }));
  // Visits before the user's name has loaded belong to the same session.
  if (owner !== user) {
    const visited = owner === undefined ? recents : [];
    setState({ owner: user, recents: visited.toReversed().reduce(withVisited, readRecentItems(user)) });
  }
  const [visit] = useState(
    () => (item: RecentItem) => setState((before) => ({ ...before, recents: withVisited(before.recents, item) })),
  );
  useEffect(() => storeRecentItems(recents, owner), [recents, owner]);
  useEffect(() => () => storeRecentItems([], undefined), []);
  return (
    <VisitContext value={visit}>
      <RecentsContext value={recents}>{children}</RecentsContext>
    </VisitContext>
  );
}

export function useRecents(): readonly RecentItem[] {
  return useContext(RecentsContext);
}

/** Remembers the current page's item, once its name has loaded. */
export function useVisited(label: string | undefined): void {
  const visit = useContext(VisitContext);
  const { pathname: path } = useLocation();
  useEffect(() => {
    if (label) visit({ label, path });
  }, [label, path, visit]);
}
