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
