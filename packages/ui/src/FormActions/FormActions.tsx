import type { ReactNode } from 'react';
import * as styles from './FormActions.css.ts';

export interface FormActionsProps {
  /** The buttons: the sending one first. */
  children: ReactNode;
}

/** Keeps a long form's Save and Cancel in view; the last thing in a Form inside a Card. */
export function FormActions({ children }: FormActionsProps) {
  return <div className={styles.actions}>{children}</div>;
}
