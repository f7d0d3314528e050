import { useIdentityProof } from '@cpd/api/identityProof';
import { canUsePasskeys } from '@cpd/api/passkeys';
import { DialogFallback } from '@cpd/ui/DialogQueue';
import { lazyPart } from '@cpd/ui/LazyPart';
import { type Sentence, sentence } from '@cpd/ui/language';
import { Suspense } from 'react';
import { devicePasskeys } from '../login/devicePasskeys.ts';

const IdentityDialog = lazyPart(
  async () => (await import('./IdentityDialog.tsx')).IdentityDialog,
  ({ onCancel }) => onCancel(),
);

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

/** Asks for a proof of identity when a request needs a recent one. */
export function IdentityProof() {
  const { username, isRequested, purpose, prove, hasPasskey, proveWithPasskey, cancel } = useIdentityProof();
  return (
    <Suspense fallback={<DialogFallback />}>
      {isRequested && (
        <IdentityDialog
          username={username}
          purpose={purpose === undefined ? undefined : purposes[purpose]}
          hasPasskey={async () => canUsePasskeys() && hasPasskey()}
          onProve={prove}
          onProveWithPasskey={() => proveWithPasskey(devicePasskeys.ask)}
          onCancel={cancel}
        />
      )}
    </Suspense>
  );
}
