import { Button } from '@cpd/ui/Button';
import { Dialog, DialogActions, DialogBody, DialogHeader } from '@cpd/ui/Dialog';
import { Form } from '@cpd/ui/Form';
import { PasswordField } from '@cpd/ui/PasswordField';
import type { SignInMethod } from './identity/Identity.ts';
import { providerNames } from './ProviderLogo.tsx';
import type { UserDeletionScreenProps } from './UserDeletionScreen.tsx';

export interface ReauthenticationDialogProps
  extends Pick<
    UserDeletionScreenProps,
    'onReauthenticateWithPassword' | 'onReauthenticateWith' | 'onCancelReauthentication'
  > {
  method: SignInMethod;
  email: string;
}

/** Asks for a new sign-in when the provider requires one for the deletion. */
export function ReauthenticationDialog({
  method,
  email,
  onReauthenticateWithPassword,
  onReauthenticateWith,
  onCancelReauthentication,
}: ReauthenticationDialogProps) {
  return (
    <Dialog onDismiss={onCancelReauthentication}>
      <DialogHeader>Sign in once more</DialogHeader>
      <DialogBody>
        <p>{`You signed in a while ago. To confirm that it is you, sign in again${email && ` as ${email}`}.`}</p>
      </DialogBody>
      {method === 'password' ? (
        <Form
          onSubmit={(data) => onReauthenticateWithPassword(String(data.get('password')))}
          aria-label="Sign in once more"
        >
          <PasswordField label="Password" name="password" autoComplete="current-password" isRequired />
          <DialogActions>
            <Button slot="close">Cancel</Button>
            <Button type="submit" variant="critical">
              Sign in and delete
            </Button>
          </DialogActions>
        </Form>
      ) : (
        <DialogActions>
          <Button slot="close">Cancel</Button>
          <Button variant="critical" onPress={() => onReauthenticateWith(method)}>
            {`Sign in with ${providerNames[method]} and delete`}
          </Button>
        </DialogActions>
      )}
    </Dialog>
  );
}
