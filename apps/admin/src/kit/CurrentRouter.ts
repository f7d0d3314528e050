import { createContext, useContext } from 'react';
import { type DataRouter, useLocation } from 'react-router';

/** The router itself, which knows of a navigation before React has been told. */
export const CurrentRouter = createContext<DataRouter | null>(null);

/** The answer tells, whenever it is asked, whether another page is being navigated to or has been reached. */
export function useIsLeaving(): () => boolean {
  const router = useContext(CurrentRouter);
  const { pathname } = useLocation();
  return () => {
    if (router === null) return false;
    const { navigation, location } = router.state;
    return (navigation.location ?? location).pathname !== pathname;
  };
}
