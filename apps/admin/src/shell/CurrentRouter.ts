import { createContext, useContext } from 'react';
import type { DataRouter } from 'react-router';

/** The router itself: its state changes as soon as a navigation starts, before React renders. */
export const CurrentRouter = createContext<DataRouter | null>(null);

/** The router; null in stories and tests of single components. */
export function useCurrentRouter(): DataRouter | null {
  return useContext(CurrentRouter);
}
