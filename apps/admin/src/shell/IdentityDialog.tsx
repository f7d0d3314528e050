import { ApiError } from '@cpd/api/client';
import { Button } from '@cpd/ui/Button';
import { FormDialog } from '@cpd/ui/FormDialog';
import { type Sentence, say } from '@cpd/ui/language';
import { PasswordField } from '@cpd/ui/PasswordField';
import { Text } from '@cpd/ui/Text';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { errorText } from '../errorText.ts';

export interface IdentityDialogProps {
  /** The label of what waits for it. */
  purpose?: Sentence | undefined;
  /** Whose password it is, for password managers. */
  username: string | undefined;
  /** Whether the user can confirm with a passkey instead. */
  hasPasskey: () => Promise<boolean>;
  /** Closes the dialog once it succeeds. @throws ApiError, whose message the field shows. */
  onProve: (password: string) => Promise<void>;
  /** Asks for a passkey and closes the dialog once it succeeds. @throws ApiError, a silent one when the user cancels. */
  onProveWithPasskey: () => Promise<void>;
  onCancel: () => void;
}

/** Asks for the password, or a passkey, before a sensitive change. */
export function IdentityDialog(props: IdentityDialogProps) {
  const { purpose, username, onProve, onProveWithPasskey, onCancel } = props;
  const hasPasskey = useHasPasskey(props);
  const [problem, setProblem] = useState<string>();
  const [isPending, setIsPending] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  async function handle(prove: () => Promise<void>) {
    setIsPending(true);
    try {
      await prove();
    } catch (error) {
      setIsPending(false);
      // The user has cancelled the passkey, or the session has ended, which closes the dialog.
      if (!(error instanceof ApiError) || error.isSilent) return;
      setProblem(errorText(error));
      field.current?.select();
    }
  }

  return (
    <FormDialog
      title={say("Confirm it's you")}
      submitLabel={say('Confirm')}
      isPending={isPending}
      onSubmit={(data) => void handle(() => onProve(String(data.get('password'))))}
      onCancel={onCancel}
    >
      <Text>
        {purpose && `${say('Needed for “{action}”.', { action: purpose })} `}
        {hasPasskey
          ? say("Enter your password or use a passkey to continue. You won't be asked again for five minutes.")
          : say("Enter your password to continue. You won't be asked again for five minutes.")}
      </Text>
      <PasswordField
        label={say('Password')}
        name="password"
        username={username}
        autoComplete="current-password"
        isRequired
        isInvalid={problem !== undefined}
        errorMessage={problem}
        onChange={() => setProblem(undefined)}
        ref={field}
      />
      {hasPasskey && (
        <div>
          <Button isDisabled={isPending} onPress={() => void handle(onProveWithPasskey)}>
            {say('Use a passkey')}
          </Button>
        </div>
      )}
    </FormDialog>
  );
}

function useHasPasskey({ hasPasskey }: Pick<IdentityDialogProps, 'hasPasskey'>): boolean {
  const [isAvailable, setIsAvailable] = useState(false);
  const check = useEffectEvent(hasPasskey);
  useEffect(() => void check().then(setIsAvailable), []);
  return isAvailable;
}
