import { createContext } from 'react';

/** The id that the page's first heading takes, by which its frame names the main landmark. */
export const PageTitleId = createContext<string | undefined>(undefined);
