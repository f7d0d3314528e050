import type { Ref } from 'react';
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import { TextField, type TextFieldProps } from 'react-aria-components/TextField';
import type { FieldProps } from '../Field/index.ts';
import { FieldHelp, FieldLabel, useField, usePaste } from '../Field/index.ts';
import * as styles from './TextArea.css.ts';

export interface TextAreaProps extends FieldProps, Pick<TextFieldProps, 'value' | 'defaultValue' | 'onChange'> {
  /** Receives pasted text. Returning true prevents its insertion. */
  onPaste?: (text: string) => boolean;
  /** The number of lines up to which it grows. @default 60 % of the window */
  maxLines?: number;
  ref?: Ref<HTMLTextAreaElement>;
}

/** A text field of several lines. */
export function TextArea({ onPaste, maxLines, ref, ...props }: TextAreaProps) {
  const { field, control, texts } = useField(props, ref);
  const handlePaste = usePaste(onPaste);
  return (
    <TextField {...field}>
      <FieldLabel {...texts} />
      <AriaTextArea
        {...control}
        className={styles.area}
        rows={3}
        {...(maxLines !== undefined && { style: { maxHeight: `calc(${maxLines}lh + 1.5em)` } })}
        onPaste={handlePaste}
      />
      <FieldHelp {...texts} />
    </TextField>
  );
}
