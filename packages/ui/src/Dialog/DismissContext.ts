import { createContext } from 'react';

/** Closes the dialog around a button in the slot `close`; undefined where nothing may close it. */
export const DismissContext = createContext<(() => void) | undefined>(undefined);
