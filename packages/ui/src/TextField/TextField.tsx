import type { Ref } from 'react';
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import { input } from '../Field/Field.css.ts';
import type { FieldProps } from '../Field/index.ts';
import { FieldHelp, FieldInput, FieldLabel, useField, usePaste } from '../Field/index.ts';

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
  /** Whether phones leave what is typed as it is, without capitals, corrections and spell checking: for user names. */
  isVerbatim?: boolean;
  ref?: Ref<HTMLInputElement>;
}

const verbatim = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false };

/** A text field of one line. Without `value` the browser holds it, for the form's data. */
export function TextField({ placeholder = '', isVerbatim = false, ref, ...props }: TextFieldProps) {
  const { field, control, texts } = useField(props, ref);
  const handlePaste = usePaste();
  return (
    <AriaTextField {...field}>
      <FieldLabel {...texts} />
      <FieldInput
        {...control}
        {...(isVerbatim && verbatim)}
        isControlled={props.value !== undefined}
        defaultValue={props.defaultValue}
        className={input}
        placeholder={placeholder}
        {...(!isVerbatim && { onPaste: handlePaste })}
      />
      <FieldHelp {...texts} />
    </AriaTextField>
  );
}
