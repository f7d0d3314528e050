import type { Ref } from 'react';
import { useImperativeHandle, useRef, useState } from 'react';
import type { FieldProps } from '../Field/index.ts';
import { FieldFrame, input, useField } from '../Field/index.ts';
import { EyeIcon, EyeOffIcon } from '../Icon/index.ts';
import { frame as frameStyle, roomForToggle, toggle } from './PasswordField.css.ts';

/** What a password field holds and asks for. */
export interface PasswordFieldProps extends FieldProps {
  /** The value, where the caller keeps it. */
  value?: string;
  /** The first value, where the field keeps it. */
  defaultValue?: string;
  /** Receives the text after every change. */
  onChange?: (value: string) => void;
  /** Whether the browser offers the stored password or a new one. */
  autoComplete: 'current-password' | 'new-password';
  /** The smallest number of characters a value may have. */
  minLength?: number;
  /** The largest number of characters the field takes. */
  maxLength?: number;
  /** The input element, for moving the focus. */
  ref?: Ref<HTMLInputElement>;
}

/** Asks for a password: masked, and shown while the eye is pressed in. */
export function PasswordField(props: PasswordFieldProps) {
  const { value, defaultValue, onChange, autoComplete, minLength, maxLength, ref } = props;
  const [isShown, setIsShown] = useState(false);
  const inputRef = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => inputRef.current);
  const { frame, control } = useField(props, inputRef);
  return (
    <FieldFrame {...frame}>
      <div className={frameStyle}>
        <input
          {...control}
          ref={inputRef}
          className={`${input} ${roomForToggle}`}
          type={isShown ? 'text' : 'password'}
          value={value}
          defaultValue={defaultValue}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          minLength={minLength}
          maxLength={maxLength}
          onChange={(event) => onChange?.(event.currentTarget.value)}
        />
        <button
          type="button"
          className={toggle}
          aria-label={`Show ${props.label}`}
          aria-pressed={isShown}
          aria-controls={frame.id}
          disabled={props.isDisabled}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? <EyeOffIcon /> : <EyeIcon />}
        </button>
      </div>
    </FieldFrame>
  );
}
