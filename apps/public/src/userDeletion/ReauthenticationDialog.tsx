import { Button } from '@cpd/ui/Button';
import { Dialog, DialogActions, DialogBody, DialogHeader } from '@cpd/ui/Dialog';
import { Form } from '@cpd/ui/Form';
import { say } from '@cpd/ui/language';
import { PasswordField } from '@cpd/ui/PasswordField';
import type { DeletionFlow } from './DeletionFlow.ts';
import type { SignInMethod } from './identity/Identity.ts';
import { providerNames } from './ProviderLogo.tsx';

export interface ReauthenticationDialogProps {
  method: SignInMethod;
  email: string;
  flow: DeletionFlow;
  onCancel: () => void;
}

/** Asks for a new sign-in when the provider requires one for the deletion. */
export function ReauthenticationDialog({ method, email, flow, onCancel }: ReauthenticationDialogProps) {
  return (
    <Dialog onDismiss={onCancel}>
      <DialogHeader>{say('Sign in once more')}</DialogHeader>
      <DialogBody>
        <p>
          {email === ''
            ? say('You signed in a while ago. To confirm that it is you, sign in again.')
            : say('You signed in a while ago. To confirm that it is you, sign in again as {email}.', { email })}
        </p>
      </DialogBody>
      {method === 'password' ? (
        <Form
          onSubmit={(data) => void flow.reauthenticateWithPassword(String(data.get('password')))}
          aria-label={say('Sign in once more')}
        >
          <PasswordField label={say('Password')} name="password" autoComplete="current-password" isRequired />
          <DialogActions>
            <Button slot="close">{say('Cancel')}</Button>
            <Button type="submit" variant="critical">
              {say('Sign in and delete')}
            </Button>
          </DialogActions>
        </Form>
      ) : (
        <DialogActions>
          <Button slot="close">{say('Cancel')}</Button>
          <Button variant="critical" onPress={() => flow.reauthenticateWith(method)}>
            {say('Sign in with {provider} and delete', { provider: providerNames[method] })}
          </Button>
        </DialogActions>
      )}
    </Dialog>
  );
}
