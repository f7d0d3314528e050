import { useIdentityProof } from '@cpd/api/identityProof';
import { DialogFallback } from '@cpd/ui/DialogQueue';
import { lazy, Suspense } from 'react';
import { askForPasskey, canUsePasskeys } from '../kit/passkeys.ts';

const IdentityDialog = lazy(async () => ({ default: (await import('./IdentityDialog.tsx')).IdentityDialog }));

/** Asks for a proof of identity when a request needs a recent one. */
export function IdentityProof() {
  const { username, isRequested, prove, hasPasskey, proveWithPasskey, cancel } = useIdentityProof();
  return (
    <Suspense fallback={<DialogFallback />}>
      {isRequested && (
        <IdentityDialog
          username={username}
          hasPasskey={async () => canUsePasskeys() && hasPasskey()}
          onProve={prove}
          onProveWithPasskey={() => proveWithPasskey(askForPasskey)}
          onCancel={cancel}
        />
      )}
    </Suspense>
  );
}
