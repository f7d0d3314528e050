import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { Screen } from './paths.ts';

/** How many recent items are remembered. */
const REMEMBERED = 8;

/** The items opened last, the newest first; they are forgotten with the session, as everything on the screen is. */
const RecentsContext = createContext<{ recents: readonly Screen[]; visit: (item: Screen) => void }>({
  recents: [],
  visit() {},
});

/** Remembers the items that are opened on the pages inside. */
export function RecentsProvider({ children }: { children: ReactNode }) {
  const [recents, setRecents] = useState<readonly Screen[]>([]);
  const [visit] = useState(() => (item: Screen) => {
    setRecents((before) => [item, ...before.filter(({ path }) => path !== item.path)].slice(0, REMEMBERED));
  });
  return <RecentsContext value={{ recents, visit }}>{children}</RecentsContext>;
}

/** The items opened last, the newest first. */
export function useRecents(): readonly Screen[] {
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
