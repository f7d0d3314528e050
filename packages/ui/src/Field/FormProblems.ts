import { createContext } from 'react';

/** The validation errors of the form, by the field's id. */
export const FormProblemsContext = createContext<ReadonlyMap<string, string>>(new Map());
