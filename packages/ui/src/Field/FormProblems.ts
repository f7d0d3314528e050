import { createContext } from 'react';

/** What the form around a field found wrong, by the field's id. */
export const FormProblemsContext = createContext<ReadonlyMap<string, string>>(new Map());
