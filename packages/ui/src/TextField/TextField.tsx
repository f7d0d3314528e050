import type { Ref } from 'react';
import { useImperativeHandle, useRef } from 'react';
import type { FieldProps } from '../Field/index.ts';
import { FieldFrame, input, useField } from '../Field/index.ts';

/** What a one-line field holds and asks for. */
export interface TextFieldProps extends FieldProps {
  /** The value, where the caller keeps it. */
  value?: string;
  /** The first value, where the field keeps it. */
  defaultValue?: string;
  /** Receives the text after every change. */
  onChange?: (value: string) => void;
  /** Runs when the focus leaves the field. */
  onBlur?: () => void;
  /**
   * The kind of text, which chooses the keyboard and the browser's check.
   * @default 'text'
   */
  type?: 'text' | 'email' | 'url' | 'tel' | 'password';
  /** What the browser may fill in, an HTML autocomplete token. */
  autoComplete?: string;
  /** An example of a value; never a stand-in for the label. */
  placeholder?: string;
  /** The largest number of characters the field takes. */
  maxLength?: number;
  /** The smallest number of characters a value may have. */
  minLength?: number;
  /**
   * Lets the value be read and copied, not changed.
   * @default false
   */
  isReadOnly?: boolean;
  /** The input element, for moving the focus. */
  ref?: Ref<HTMLInputElement>;
}

/** Asks for a short text on one line. */
export function TextField(props: TextFieldProps) {
  const { value, defaultValue, onChange, onBlur, type = 'text', autoComplete, placeholder } = props;
  const { maxLength, minLength, isReadOnly, ref } = props;
  const inputRef = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => inputRef.current);
  const { frame, control } = useField(props, inputRef);
  return (
    <FieldFrame {...frame}>
      <input
        {...control}
        ref={inputRef}
        className={input}
        type={type}
        value={value}
        defaultValue={defaultValue}
        autoComplete={autoComplete}
        placeholder={placeholder}
        maxLength={maxLength}
        minLength={minLength}
        readOnly={isReadOnly}
        onChange={(event) => onChange?.(event.currentTarget.value)}
        onBlur={onBlur}
      />
    </FieldFrame>
  );
}
