import { useIdentityProof } from '@cpd/api/identityProof';
import { lazy, Suspense } from 'react';

const IdentityDialog = lazy(async () => ({ default: (await import('./IdentityDialog.tsx')).IdentityDialog }));

/** Asks who is there when a request needs a recent proof of identity (rule P1). */
export function IdentityProof() {
  const { isRequested, prove, cancel } = useIdentityProof();
  return <Suspense>{isRequested && <IdentityDialog onProve={prove} onCancel={cancel} />}</Suspense>;
}
