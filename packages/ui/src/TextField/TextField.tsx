import type { Ref } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import { input } from '../Field/Field.css.ts';
import type { FieldProps } from '../Field/index.ts';
import { FieldHelp, FieldLabel, useField } from '../Field/index.ts';

/** What of React Aria's field is open to callers. */
type Behaviour = 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'autoComplete' | 'maxLength' | 'isReadOnly';

export interface TextFieldProps extends FieldProps, Pick<AriaTextFieldProps, Behaviour> {
  /**
   * The kind of text, which chooses the keyboard and the browser's check.
   * @default 'text'
   */
  type?: 'text' | 'email' | 'url';
  /** An example of a value; never a stand-in for the label. */
  placeholder?: string;
  ref?: Ref<HTMLInputElement>;
}

/** Asks for a short text on one line. */
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
