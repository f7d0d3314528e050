import { type ComponentProps, type Ref, useState } from 'react';
import type { FieldProps, TextProps } from '../Field/index.ts';
import { checked, FieldHelp, FieldLabel, field, input, textAttributes, useField, usePaste } from '../Field/index.ts';
import { takeTyped } from '../language/typedFields.ts';

type NativeProps = Pick<ComponentProps<'input'>, 'onBlur' | 'autoComplete' | 'maxLength'>;

export interface TextFieldProps extends FieldProps, TextProps, NativeProps {
  isReadOnly?: boolean;
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

/** A text field of one line. */
export function TextField({ type = 'text', placeholder = '', isVerbatim = false, ref, ...props }: TextFieldProps) {
  const { control, texts } = useField(checked(props), ref);
  const handlePaste = usePaste();
  // A user name that was typed before the page was loaded again in another language.
  const [typed] = useState(() => (props.value === undefined ? takeTyped(props.name) : undefined));
  return (
    <div className={field}>
      <FieldLabel {...texts} />
      <input
        {...control}
        {...textAttributes(props)}
        {...(typed !== undefined && { defaultValue: typed })}
        {...(isVerbatim ? verbatim : { onPaste: handlePaste })}
        type={type}
        dir={type === 'text' ? 'auto' : 'ltr'}
        className={input}
        placeholder={placeholder}
        autoComplete={props.autoComplete}
        maxLength={props.maxLength}
        readOnly={props.isReadOnly}
        onBlur={props.onBlur}
      />
      <FieldHelp {...texts} />
    </div>
  );
}
