import type { Ref } from 'react';
import { useState } from 'react';
import { BaseButton } from '../Button/BaseButton.tsx';
import * as fieldStyles from '../Field/Field.css.ts';
import type { FieldProps, TextProps } from '../Field/index.ts';
import { FieldHelp, FieldLabel, textAttributes, useField } from '../Field/index.ts';
import { EyeIcon, EyeOffIcon } from '../Icon/index.ts';
import { say } from '../language/index.ts';

export interface PasswordFieldProps extends FieldProps, TextProps {
  /** Whether password managers offer the stored password or a new one. */
  autoComplete: 'current-password' | 'new-password';
  /** Tells password managers the user name, if the form has no field for it. */
  username?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** A password field with a toggle that shows the password. */
export function PasswordField({ autoComplete, username, ref, ...props }: PasswordFieldProps) {
  const { control, texts } = useField(props, ref);
  const [isVisible, setIsVisible] = useState(false);
  return (
    <div className={fieldStyles.field}>
      {username !== undefined && <input hidden readOnly autoComplete="username" value={username} />}
      <FieldLabel {...texts} />
      <div className={fieldStyles.frame}>
        <input
          {...control}
          {...textAttributes(props)}
          type={isVisible ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          className={`${fieldStyles.input} ${fieldStyles.roomAtEnd}`}
        />
        <BaseButton
          className={fieldStyles.buttonAtEnd}
          aria-label={say('Show {label}', { label: props.label })}
          aria-controls={control.id}
          aria-pressed={isVisible}
          onPress={() => setIsVisible(!isVisible)}
          isDisabled={props.isDisabled}
        >
          {isVisible ? <EyeOffIcon /> : <EyeIcon />}
        </BaseButton>
      </div>
      <FieldHelp {...texts} />
    </div>
  );
}
