import { createContext, useContext } from 'react';
import { type DataRouter, useLocation } from 'react-router';

/** The router itself, which knows of a navigation before React has been told. */
export const CurrentRouter = createContext<DataRouter | null>(null);

/** Gives what tells whether one is at this moment on the way to another page, or there already. */
export function useIsLeaving(): () => boolean {
  const router = useContext(CurrentRouter);
  const { pathname } = useLocation();
  return () => {
    if (router === null) return false;
    const { navigation, location } = router.state;
    return (navigation.location ?? location).pathname !== pathname;
  };
}
