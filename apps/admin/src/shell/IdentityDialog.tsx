import { ApiError } from '@cpd/api/client';
import { Button } from '@cpd/ui/Button';
import { FormDialog } from '@cpd/ui/FormDialog';
import { type Sentence, say, sentence } from '@cpd/ui/language';
import { PasswordField } from '@cpd/ui/PasswordField';
import { Text } from '@cpd/ui/Text';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { errorText } from '../errorText.ts';

export interface IdentityDialogProps {
  /** The method and path of the endpoint that waits for it. */
  purpose: string | undefined;
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

/** What needs a proof, by the labels of the buttons. */
const purposes: Readonly<Record<string, Sentence>> = {
  'DELETE /v1/user/:id': sentence('Delete person'),
  'DELETE /v1/bin/item/:id': sentence('Delete now'),
  'DELETE /v1/session/:id': sentence('Sign out'),
  'DELETE /v1/session': sentence('Sign out other sessions'),
  'POST /v1/administrator': sentence('Add administrator'),
  'POST /v1/administrator/:id/link': sentence('New link'),
  'POST /v1/administrator/:id/disable': sentence('Disable'),
  'POST /v1/administrator/:id/enable': sentence('Enable'),
  'GET /v1/export/users': sentence('Download CSV'),
  'GET /v1/export/certificates': sentence('Download CSV'),
  'GET /v1/export/posts': sentence('Download CSV'),
  'POST /v1/passkey/challenge': sentence('Add passkey'),
  'POST /v1/passkey': sentence('Add passkey'),
  'PATCH /v1/passkey/:id': sentence('Rename'),
  'DELETE /v1/passkey/:id': sentence('Remove'),
  'POST /v1/api-key': sentence('Add API key'),
  'DELETE /v1/api-key/:id': sentence('Revoke'),
  'POST /v1/certificate/withdraw/:id': sentence('Withdraw'),
  'POST /v1/certificate/reissue/:id': sentence('Issue again'),
};

/** Asks for the password, or a passkey, before a sensitive change. */
export function IdentityDialog(props: IdentityDialogProps) {
  const { username, onProve, onProveWithPasskey, onCancel } = props;
  const action = props.purpose === undefined ? undefined : purposes[props.purpose];
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
      {action && <Text>{say('Needed for “{action}”.', { action })}</Text>}
      <Text>
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
