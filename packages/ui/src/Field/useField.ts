import type { DragEvent, Ref } from 'react';
import { useContext, useEffect, useId, useImperativeHandle, useRef } from 'react';
import * as styles from './Field.css.ts';
import { FormProblemsContext } from './FormProblems.ts';

export interface FieldProps {
  /** The visible label, which also names the field in error messages. */
  label: string;
  /** The key of the value in the form's data. */
  name?: string;
  /** The description below the field. */
  description?: string;
  /** The error, which replaces the description and blocks the submission of the form. */
  errorMessage?: string | undefined;
  /** Marks the field as invalid without a message and without blocking the submission. */
  isInvalid?: boolean;
  /** Requires a value on submission. */
  isRequired?: boolean;
  isDisabled?: boolean;
}

/** An element that the browser validates. */
export type ValidatedElement = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Connects a field to its form, which validates on submission.
 * Returns the props of React Aria's field, of the control and of the texts around it.
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
      // React Aria would validate on blur.
      validationBehavior: 'aria' as const,
    },
    control: {
      ref: controlRef,
      required: isRequired,
      // Without it, Firefox exposes an empty required field as invalid.
      ...(isRequired && { 'aria-invalid': isWrong }),
      'data-field': id,
      'data-label': label,
      onDragEnter: keepTextFromDropZone,
      onDragOver: keepTextFromDropZone,
      onDrop: keepTextFromDropZone,
    },
    texts: { label, description, message, isRequired },
  };
}

/** While a page has a drop zone, react-dropzone prevents every drop outside of it, also of a text into a field. */
function keepTextFromDropZone(event: DragEvent) {
  if (!event.dataTransfer.types.includes('Files')) event.stopPropagation();
}
