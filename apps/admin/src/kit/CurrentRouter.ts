import { createContext, useContext } from 'react';
import { type DataRouter, useLocation } from 'react-router';

/** The router itself: its state changes as soon as a navigation starts, before React renders. */
export const CurrentRouter = createContext<DataRouter | null>(null);

/** The router; null in stories and tests of single components. */
export function useCurrentRouter(): DataRouter | null {
  return useContext(CurrentRouter);
}

/** Returns whether a navigation to another page has started, at the time of the call. */
export function useIsLeaving(): () => boolean {
  const router = useContext(CurrentRouter);
  const { pathname } = useLocation();
  return () => {
    if (router === null) return false;
    const { navigation, location } = router.state;
    return (navigation.location ?? location).pathname !== pathname;
  };
}

/** Returns a function that waits until no navigation is pending, or blocked while it asks or loads code. */
export function useNavigationEnd(): () => Promise<void> {
  const router = useContext(CurrentRouter);
  return async () => {
    if (router === null) return;
    const isPending = ({ navigation, blockers }: DataRouter['state']) =>
      navigation.state !== 'idle' || [...blockers.values()].some(({ state }) => state !== 'unblocked');
    if (!isPending(router.state)) return;
    await new Promise<void>((resolve) => {
      const unsubscribe = router.subscribe((state) => {
        if (isPending(state)) return;
        unsubscribe();
        resolve();
      });
    });
  };
}
