import type { RefObject } from 'react';
import { useContext, useEffect, useId } from 'react';
import { FormProblemsContext } from './FormProblems.ts';

/** What every field has in common. */
export interface FieldProps {
  /** The visible label; messages name the field by it. */
  label: string;
  /** The key of the value in the form's data. */
  name?: string;
  /** Help under the field. */
  description?: string;
  /** What is wrong with the value; shown in place of the help, and keeps the form from being sent. */
  errorMessage?: string | undefined;
  /**
   * Shows the field in error without a word about it, and lets the form be sent.
   * @default false
   */
  isInvalid?: boolean;
  /**
   * Marks the field, and asks for a value when the form is sent.
   * @default false
   */
  isRequired?: boolean;
  /**
   * Takes the field out of use.
   * @default false
   */
  isDisabled?: boolean;
}

/** An element the browser validates. */
export type ValidatedElement = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Ties a control to its label, its help, its error and the form around it. */
export function useField(props: FieldProps, controlRef: RefObject<ValidatedElement | null>) {
  const { label, name, description, errorMessage, isInvalid = false, isRequired = false, isDisabled = false } = props;
  const id = useId();
  const formMessage = useContext(FormProblemsContext).get(id);
  const message = errorMessage ?? formMessage;
  const helpId = message !== undefined || description !== undefined ? `${id}-help` : undefined;

  useEffect(() => controlRef.current?.setCustomValidity(errorMessage ?? ''), [controlRef, errorMessage]);

  return {
    frame: { id, label, description, message, helpId, isRequired },
    control: {
      id,
      name,
      required: isRequired,
      disabled: isDisabled,
      'aria-invalid': message !== undefined || isInvalid || undefined,
      'aria-describedby': helpId,
      'data-field': id,
      'data-label': label,
    },
  };
}
