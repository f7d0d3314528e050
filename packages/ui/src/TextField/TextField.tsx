import type { Ref } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import { input } from '../Field/Field.css.ts';
import type { FieldProps } from '../Field/index.ts';
import { FieldHelp, FieldLabel, useField } from '../Field/index.ts';

/** React Aria's props that callers can set. */
type Behaviour = 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'autoComplete' | 'maxLength' | 'isReadOnly';

export interface TextFieldProps extends FieldProps, Pick<AriaTextFieldProps, Behaviour> {
  /**
   * The input type, which determines the on-screen keyboard and the browser's validation.
   * @default 'text'
   */
  type?: 'text' | 'email' | 'url';
  /** An example of a value. It does not replace the label. */
  placeholder?: string;
  ref?: Ref<HTMLInputElement>;
}

/** A text field of one line. */
export function TextField({ placeholder = '', ref, ...props }: TextFieldProps) {
  const { field, control, words } = useField(props, ref);
  return (
    <AriaTextField {...field}>
      <FieldLabel {...words} />
      <Input {...control} className={input} placeholder={placeholder} />
      <FieldHelp {...words} />
    </AriaTextField>
  );
}
