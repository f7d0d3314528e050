import { createContext } from 'react';

/** Opens the layout's dialog of all shortcuts. */
export const ShowKeys = createContext<() => void>(() => undefined);
