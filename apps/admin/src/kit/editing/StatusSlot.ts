import { createContext } from 'react';

/** The place beside the state of a page's item, where its form says how much is missing; null while it is not there. */
export const StatusSlot = createContext<HTMLElement | null>(null);
