import { Button } from '@cpd/ui/Button';
import { Dialog, DialogActions, DialogBody, DialogHeader } from '@cpd/ui/Dialog';
import { Form } from '@cpd/ui/Form';
import { PasswordField } from '@cpd/ui/PasswordField';
import { companyNames } from './CompanyLogo.tsx';
import type { Proof } from './identity/Identity.ts';
import type { UserDeletionScreenProps } from './UserDeletionScreen.tsx';

export interface ProofDialogProps
  extends Pick<UserDeletionScreenProps, 'onProveByPassword' | 'onProveWith' | 'onCancelProof'> {
  proof: Proof;
  email: string;
}

/** Asks for a new sign-in when the provider requires one for the deletion. */
export function ProofDialog({ proof, email, onProveByPassword, onProveWith, onCancelProof }: ProofDialogProps) {
  return (
    <Dialog onDismiss={onCancelProof}>
      <DialogHeader>Please sign in once more</DialogHeader>
      <DialogBody>
        <p>{`You signed in a while ago. To be sure that it is you, please sign in again${email && ` as ${email}`}.`}</p>
      </DialogBody>
      {proof === 'password' ? (
        <Form onSubmit={(data) => onProveByPassword(String(data.get('password')))} aria-label="Sign in once more">
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
          <Button variant="critical" onPress={() => onProveWith(proof)}>
            {`Sign in with ${companyNames[proof]} and delete`}
          </Button>
        </DialogActions>
      )}
    </Dialog>
  );
}
