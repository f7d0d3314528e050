import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { useCurrentUser } from '../session/index.ts';
import { type RecentItem, readRecentItems, storeRecentItems, withoutItem, withVisited } from './recentItems.ts';

const RecentsContext = createContext<readonly RecentItem[]>([]);

interface RecentsChanges {
  readonly visit: (item: RecentItem) => void;
  /** Forgets the pages of an item that is deleted. */
  readonly forget: (id: string) => void;
}

/** A separate context, so that the page that adds itself does not render again. */
const ChangesContext = createContext<RecentsChanges>({ visit: () => {}, forget: () => {} });

/** Remembers the items opened on the pages inside: across reloads, and until it is unmounted with the session. */
export function RecentsProvider({ children }: { children: ReactNode }) {
  const user = useCurrentUser();
  const [{ owner, recents }, setState] = useState(() => ({ owner: user, recents: readRecentItems(user) }));
  // Visits before the user's name has loaded belong to the same session.
  if (owner !== user) {
    const visited = owner === undefined ? recents : [];
    setState({ owner: user, recents: visited.toReversed().reduce(withVisited, readRecentItems(user)) });
  }
  const [changes] = useState<RecentsChanges>(() => ({
    visit: (item) => setState((before) => ({ ...before, recents: withVisited(before.recents, item) })),
    forget: (id) => setState((before) => ({ ...before, recents: withoutItem(before.recents, id) })),
  }));
  useEffect(() => storeRecentItems(recents, owner), [recents, owner]);
  useEffect(() => () => storeRecentItems([], undefined), []);
  return (
    <ChangesContext value={changes}>
      <RecentsContext value={recents}>{children}</RecentsContext>
    </ChangesContext>
  );
}

export function useRecents(): readonly RecentItem[] {
  return useContext(RecentsContext);
}

/** The item of a page. */
interface Visit {
  readonly id: string;
  /** The path of the page. */
  readonly path: string;
  /** The item's name, once it has loaded. */
  readonly label: string | undefined;
  /** Whether there is no such item any more. */
  readonly isGone: boolean;
}

/** Remembers the item of the current page once its name has loaded, and forgets it when it is gone. */
export function useVisited({ id, path, label, isGone }: Visit): void {
  const { visit, forget } = useContext(ChangesContext);
  useEffect(() => {
    if (isGone) forget(id);
    else if (label) visit({ label, path });
  }, [id, path, label, isGone, visit, forget]);
}

/** Returns the function that forgets an item that is deleted, by its id. */
export function useForgetItem(): (id: string) => void {
  return useContext(ChangesContext).forget;
}
