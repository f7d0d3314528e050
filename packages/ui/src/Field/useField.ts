import type { ChangeEvent, DragEvent, Ref } from 'react';
import { useContext, useEffect, useId, useImperativeHandle, useRef } from 'react';
import { type Sentence, say } from '../language/index.ts';
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
  /** An error that appears once the form is submitted, which it blocks. */
  problem?: string | undefined;
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
 * Returns the attributes of a native control (`control`) or of the element that is validated for another one (`validated`),
 * and the props of the texts around it.
 */
export function useField<Control extends ValidatedElement>(props: FieldProps, ref?: Ref<Control>) {
  const { label, name, description, errorMessage, problem, ...flags } = props;
  const { isInvalid = false, isRequired = false, isDisabled = false } = flags;
  const id = useId();
  const controlRef = useRef<Control>(null);
  const formMessage = useContext(FormProblemsContext).get(id);
  const message = errorMessage ?? formMessage;
  const isWrong = isInvalid || message !== undefined;
  const helpId = (message ?? description) === undefined ? undefined : `${id}-help`;

  useImperativeHandle<Control | null, Control | null>(ref, () => controlRef.current);
  const blocking = errorMessage ?? problem ?? '';
  useEffect(() => controlRef.current?.setCustomValidity(blocking), [blocking]);

  const validated = {
    ref: controlRef,
    required: isRequired,
    disabled: isDisabled,
    // Without it, Firefox exposes an empty required field as invalid.
    ...((isRequired || isWrong) && { 'aria-invalid': isWrong }),
    'data-field': id,
    'data-label': label,
    onDragEnter: keepTextFromDropZone,
    onDragOver: keepTextFromDropZone,
    onDrop: keepTextFromDropZone,
  };
  return {
    validated,
    control: { ...validated, id, name, 'aria-describedby': helpId },
    texts: { id, label, isRequired, helpId, description, message },
    isWrong,
  };
}

/**
 * A text that the caller controls, or without `value` the browser, for the form's data: some password managers set a value
 * without an event, and the next render of a controlled input would discard it.
 */
export interface TextProps {
  value?: string;
  defaultValue?: string;
  onChange?: ((text: string) => void) | undefined;
  /** Returns what is wrong with `value`, unless it is empty. It is shown while typing, and blocks the submission. */
  check?: (text: string) => Sentence | undefined;
}

/** A field's properties, with the error that `check` finds. */
export function checked<Props extends FieldProps & TextProps>(props: Props): Props {
  const { value = '', check, errorMessage } = props;
  return { ...props, errorMessage: errorMessage ?? (value === '' ? undefined : say(check?.(value))) };
}

/** Returns the attributes of a native text control. */
export function textAttributes({ value, defaultValue, onChange }: TextProps) {
  return {
    value,
    defaultValue,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onChange?.(event.target.value),
  };
}

/** While a page has a drop zone, react-dropzone prevents every drop outside of it, also of a text into a field. */
function keepTextFromDropZone(event: DragEvent) {
  if (!event.dataTransfer.types.includes('Files')) event.stopPropagation();
}
