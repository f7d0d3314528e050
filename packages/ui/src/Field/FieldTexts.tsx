import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { ErrorIcon } from '../Icon/index.ts';
import * as styles from './Field.css.ts';

export interface FieldLabelProps {
  label: string;
  isRequired?: boolean;
}

/** The label of a field, with the mark of a required one. */
export function FieldLabel({ label, isRequired = false }: FieldLabelProps) {
  return (
    <div className={styles.labelRow}>
      <Label>{label}</Label>
      {isRequired && (
        <span className={styles.requiredMark} aria-hidden="true">
          *
        </span>
      )}
    </div>
  );
}

export interface FieldHelpProps {
  description?: string | undefined;
  /** The error, which replaces the description. */
  message?: string | undefined;
}

/** The error of a field, or its description. */
export function FieldHelp({ description, message }: FieldHelpProps) {
  if (message !== undefined) {
    return (
      <FieldError elementType="p" className={styles.error}>
        <ErrorIcon />
        <span>{message}</span>
      </FieldError>
    );
  }
  return (
    description !== undefined && (
      <Text slot="description" elementType="p" className={styles.help}>
        {description}
      </Text>
    )
  );
}
