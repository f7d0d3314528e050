import type { Ref } from 'react';
import { useState } from 'react';
import { TextField, type TextFieldProps } from 'react-aria-components/TextField';
import { BaseButton } from '../Button/BaseButton.tsx';
import * as fieldStyles from '../Field/Field.css.ts';
import type { FieldProps } from '../Field/index.ts';
import { FieldHelp, FieldInput, FieldLabel, useField } from '../Field/index.ts';
import { EyeIcon, EyeOffIcon } from '../Icon/index.ts';

export interface PasswordFieldProps extends FieldProps, Pick<TextFieldProps, 'value' | 'defaultValue' | 'onChange'> {
  /** Whether password managers offer the stored password or a new one. */
  autoComplete: 'current-password' | 'new-password';
  /** Tells password managers the user name, if the form has no field for it. */
  username?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/**
 * A password field with a toggle that shows the password. Without `value` the browser holds it, for the form's data.
 */
export function PasswordField({ username, ref, ...props }: PasswordFieldProps) {
  const { field, control, texts } = useField(props, ref);
  const [isVisible, setIsVisible] = useState(false);
  return (
    <TextField {...field} type={isVisible ? 'text' : 'password'} spellCheck="false">
      {username !== undefined && <input hidden readOnly autoComplete="username" value={username} />}
      <FieldLabel {...texts} />
      <div className={fieldStyles.frame}>
        <FieldInput
          {...control}
          isControlled={props.value !== undefined}
          defaultValue={props.defaultValue}
          autoCapitalize="none"
          autoCorrect="off"
          className={`${fieldStyles.input} ${fieldStyles.roomAtEnd}`}
        />
        <BaseButton
          className={fieldStyles.buttonAtEnd}
          aria-label={`Show ${props.label}`}
          aria-controls={field.id}
          aria-pressed={isVisible}
          onPress={() => setIsVisible(!isVisible)}
          isDisabled={props.isDisabled}
        >
          {isVisible ? <EyeOffIcon /> : <EyeIcon />}
        </BaseButton>
      </div>
      <FieldHelp {...texts} />
    </TextField>
  );
}
