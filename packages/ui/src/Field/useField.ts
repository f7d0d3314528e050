import type { Ref } from 'react';
import { useContext, useEffect, useId, useImperativeHandle, useRef } from 'react';
import * as styles from './Field.css.ts';
import { FormProblemsContext } from './FormProblems.ts';

export interface FieldProps {
  /** The visible label; messages name the field by it. */
  label: string;
  /** The key of the value in the form's data. */
  name?: string;
  /** Help under the field. */
  description?: string;
  /** What is wrong with the value; shown in place of the help, and keeps the form from being sent. */
  errorMessage?: string | undefined;
  /** Shows the field in error without a message, and lets the form be sent. */
  isInvalid?: boolean;
  /** Marks the field, and asks for a value when the form is sent. */
  isRequired?: boolean;
  /** Takes the field out of use. */
  isDisabled?: boolean;
}

/** An element the browser validates. */
export type ValidatedElement = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Ties a field to the form around it, which checks its fields only when it is sent, and lists what is wrong.
 * Gives the props of React Aria's field, of the control inside, and of the words around that.
 */
export function useField<Props extends FieldProps, Control extends ValidatedElement>(props: Props, ref?: Ref<Control>) {
  const { label, description, errorMessage, isInvalid = false, isRequired = false, ...rest } = props;
  const id = useId();
  const controlRef = useRef<Control>(null);
  const formMessage = useContext(FormProblemsContext).get(id);
  const message = errorMessage ?? formMessage;
  const isWrong = isInvalid || message !== undefined;

  useImperativeHandle<Control | null, Control | null>(ref, () => controlRef.current);
  useEffect(() => controlRef.current?.setCustomValidity(errorMessage ?? ''), [errorMessage]);

  return {
    field: {
      ...rest,
      id,
      className: styles.field,
      isRequired,
      isInvalid: isWrong,
      // React Aria would report a field that is left; here nothing is reported before the form is sent.
      validationBehavior: 'aria' as const,
    },
    control: {
      ref: controlRef,
      required: isRequired,
      // Firefox tells assistive technology that a required field is wrong as long as it is empty, unless this says no.
      ...(isRequired && { 'aria-invalid': isWrong }),
      'data-field': id,
      'data-label': label,
    },
    words: { label, description, message, isRequired },
  };
}
