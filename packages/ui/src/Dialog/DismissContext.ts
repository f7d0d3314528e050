import { createContext } from 'react';

/** Closes the dialog around a button in the slot `close`; undefined if it cannot be dismissed. */
export const DismissContext = createContext<(() => void) | undefined>(undefined);
