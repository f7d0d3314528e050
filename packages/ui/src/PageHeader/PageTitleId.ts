import { createContext } from 'react';

/** The id of the page's title, which labels the main landmark. */
export const PageTitleId = createContext<string | undefined>(undefined);
