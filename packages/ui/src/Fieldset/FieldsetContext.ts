import { createContext } from 'react';

/** How a form finds and names the choice that a group of fields asks for. */
export interface FieldsetChoice {
  readonly id: string;
  /** How messages name the choice. */
  readonly label: string | undefined;
}

/** The group around a choice. */
export const FieldsetContext = createContext<FieldsetChoice>({ id: '', label: undefined });
