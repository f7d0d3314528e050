import { createContext } from 'react';

/** Identifies the choice of a Fieldset in the messages of its form. */
export interface FieldsetChoice {
  readonly id: string;
  /** The name of the choice in messages. */
  readonly label: string | undefined;
}

/** The Fieldset around a radio button, if any. */
export const FieldsetContext = createContext<FieldsetChoice | undefined>(undefined);
