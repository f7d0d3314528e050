import type { Ref } from 'react';
import type { FieldProps, TextProps } from '../Field/index.ts';
import { checked, FieldHelp, FieldLabel, field, textAttributes, useField, usePaste } from '../Field/index.ts';
import * as styles from './TextArea.css.ts';

export interface TextAreaProps extends FieldProps, TextProps {
  /** Receives pasted text. Returning true prevents its insertion. */
  onPaste?: (text: string) => boolean;
  /** The number of lines up to which it grows. @default 60 % of the window */
  maxLines?: number;
  ref?: Ref<HTMLTextAreaElement>;
}

/** A text field of several lines. */
export function TextArea({ onPaste, maxLines, ref, ...props }: TextAreaProps) {
  const { control, texts } = useField(checked(props), ref);
  const handlePaste = usePaste(onPaste);
  return (
    <div className={field}>
      <FieldLabel {...texts} />
      <textarea
        {...control}
        {...textAttributes(props)}
        className={styles.area}
        dir="auto"
        rows={3}
        {...(maxLines !== undefined && { style: { maxHeight: `calc(${maxLines}lh + 1.5em)` } })}
        onPaste={handlePaste}
      />
      <FieldHelp {...texts} />
    </div>
  );
}
