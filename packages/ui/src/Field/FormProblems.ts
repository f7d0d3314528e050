import { createContext } from 'react';

/** What the form around a field found wrong, by the field's id. */
export const FormProblemsContext = createContext<ReadonlyMap<string, string>>(new Map());

/** Whether the form around a field is out of use, for controls that the browser's own `fieldset` does not reach. */
export const FormDisabledContext = createContext(false);
