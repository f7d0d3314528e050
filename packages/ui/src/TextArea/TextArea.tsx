import type { Ref } from 'react';
import { useImperativeHandle, useRef } from 'react';
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import type { FieldProps } from '../Field/index.ts';
import { FieldFrame, useField } from '../Field/index.ts';
import { area } from './TextArea.css.ts';

/** What a field of several lines holds and asks for. */
export interface TextAreaProps extends FieldProps {
  /** The value, where the caller keeps it. */
  value?: string;
  /** The first value, where the field keeps it. */
  defaultValue?: string;
  /** Receives the text after every change. */
  onChange?: (value: string) => void;
  /** Receives pasted text; answering true keeps it from being inserted. */
  onPaste?: (text: string) => boolean;
  /** The largest number of characters the field takes. */
  maxLength?: number;
  /**
   * The number of lines shown at first.
   * @default 3
   */
  rows?: number;
  /** The element, for moving the focus. */
  ref?: Ref<HTMLTextAreaElement>;
}

/** Asks for a text of several lines. */
export function TextArea(props: TextAreaProps) {
  const { value, defaultValue, onChange, onPaste, maxLength, rows = 3, ref } = props;
  const areaRef = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(ref, () => areaRef.current);
  const { frame, control } = useField(props, areaRef);
  return (
    <FieldFrame {...frame}>
      <AriaTextField
        {...(value !== undefined && { value })}
        {...(defaultValue !== undefined && { defaultValue })}
        {...(onChange !== undefined && { onChange })}
        {...(maxLength !== undefined && { maxLength })}
        aria-labelledby={`${frame.id}-label`}
        isDisabled={control.disabled}
        validationBehavior="aria"
      >
        <AriaTextArea
          {...control}
          ref={areaRef}
          className={area}
          rows={rows}
          onPaste={(event) => onPaste?.(event.clipboardData.getData('text')) && event.preventDefault()}
        />
      </AriaTextField>
    </FieldFrame>
  );
}
