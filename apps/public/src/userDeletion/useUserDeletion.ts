import { useClient } from '@cpd/api/client';
import { deletionReducer, unknownDeletion } from '@cpd/domain/deletion';
import { useModal } from '@cpd/ui/DialogQueue';
import { useEffect, useReducer, useState } from 'react';
import { DeletionFlow } from './DeletionFlow.ts';
import type { Identity, Proof } from './identity/Identity.ts';
import type { UserDeletionScreenProps } from './UserDeletionScreen.tsx';

/** Runs the deletion page over an identity provider, which must stay the same. */
export function useUserDeletion(identity: Identity): Omit<UserDeletionScreenProps, 'serviceName'> {
  const client = useClient();
  const modal = useModal();
  const [state, dispatch] = useReducer(deletionReducer, unknownDeletion);
  const [proof, askForProof] = useState<Proof | null>(null);
  const [flow] = useState(() => new DeletionFlow({ identity, client, modal, dispatch, askForProof }));

  useEffect(() => {
    void flow.restore();
  }, [flow]);

  return {
    state,
    proof,
    onSignInWithPassword: (email, password) => flow.signInWithPassword(email, password),
    onSignInWith: (company) => flow.signInWith(company),
    onConsentChange: (consent, isGiven) => dispatch({ type: 'consentChanged', consent, isGiven }),
    onDelete: () => flow.deleteAccount(),
    onSignOut: () => flow.signOut(),
    onProveByPassword: (password) => flow.proveByPassword(password),
    onProveWith: (company) => flow.proveWith(company),
    onCancelProof: () => askForProof(null),
  };
}
