import type { ReactNode } from 'react';
import { ErrorIcon } from '../Icon/index.ts';
import * as styles from './Field.css.ts';

export interface FieldLabelProps {
  /** The id of the control. */
  id: string;
  label: string;
  isRequired?: boolean;
  /** The label element of a control that is not native. */
  children?: ReactNode;
}

/** The label of a field, with the mark of a required one. */
export function FieldLabel({ id, label, isRequired = false, children }: FieldLabelProps) {
  return (
    <div className={styles.labelRow}>
      {children ?? <label htmlFor={id}>{label}</label>}
      {isRequired && (
        <span className={styles.requiredMark} aria-hidden="true">
          *
        </span>
      )}
    </div>
  );
}

export interface FieldHelpProps {
  /** The id for the control's `aria-describedby`. */
  helpId: string | undefined;
  description?: string | undefined;
  /** The error, which replaces the description. */
  message?: string | undefined;
}

/** The error of a field, or its description. */
export function FieldHelp({ helpId, description, message }: FieldHelpProps) {
  if (message !== undefined) {
    return (
      <p id={helpId} className={styles.error}>
        <ErrorIcon />
        <span>{message}</span>
      </p>
    );
  }
  return (
    description !== undefined && (
      <p id={helpId} className={styles.help}>
        {description}
      </p>
    )
  );
}
