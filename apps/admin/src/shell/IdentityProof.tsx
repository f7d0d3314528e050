import { useIdentityProof } from '@cpd/api/identityProof';
import { canUsePasskeys } from '@cpd/api/passkeys';
import { DialogFallback } from '@cpd/ui/DialogQueue';
import { lazyPart } from '@cpd/ui/LazyPart';
import { Suspense } from 'react';
import { devicePasskeys } from '../login/devicePasskeys.ts';

const IdentityDialog = lazyPart(
  async () => (await import('./IdentityDialog.tsx')).IdentityDialog,
  ({ onCancel }) => onCancel(),
);

/** Asks for a proof of identity when a request needs a recent one. */
export function IdentityProof() {
  const { username, isRequested, purpose, prove, hasPasskey, proveWithPasskey, cancel } = useIdentityProof();
  return (
    <Suspense fallback={<DialogFallback />}>
      {isRequested && (
        <IdentityDialog
          username={username}
          purpose={purpose}
          hasPasskey={async () => canUsePasskeys() && hasPasskey()}
          onProve={prove}
          onProveWithPasskey={() => proveWithPasskey(devicePasskeys.ask)}
          onCancel={cancel}
        />
      )}
    </Suspense>
  );
}
