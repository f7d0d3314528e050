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
  const { field, control, words } = useField(props, ref);
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField {...field} type={isShown ? 'text' : 'password'} spellCheck="false">
      {username !== undefined && <input hidden readOnly autoComplete="username" value={username} />}
      <FieldLabel {...words} />
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
          aria-pressed={isShown}
          onPress={() => setIsShown(!isShown)}
          isDisabled={props.isDisabled}
        >
          {isShown ? <EyeOffIcon /> : <EyeIcon />}
        </BaseButton>
      </div>
      <FieldHelp {...words} />
    </TextField>
  );
}
