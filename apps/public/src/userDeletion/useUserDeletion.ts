import { ApiError, useClient } from '@cpd/api/client';
import { checkAvailableUser, deleteUser } from '@cpd/api/userDeletion';
import { type DeletionConsent, type DeletionState, deletionReducer, unknownDeletion } from '@cpd/domain/deletion';
import { useModal } from '@cpd/ui/DialogQueue';
import { useEffect, useReducer, useState } from 'react';
import { DeletionFlow } from './DeletionFlow.ts';
import { type Identity, IdentityError, type Proof } from './identity/Identity.ts';

/** The deletion page's state, and the steps that a person can take in it. */
export interface UserDeletion {
  readonly state: DeletionState;
  /** Whether it is still being found out who is signed in, and whether they are a user; nothing is shown until then. */
  readonly isRestoring: boolean;
  /** How the person is asked to prove themselves once more before the deletion; null while they are not. */
  readonly proof: Proof | null;
  readonly flow: DeletionFlow;
  readonly changeConsent: (consent: DeletionConsent, isGiven: boolean) => void;
  readonly cancelProof: () => void;
}

/** Runs the deletion page over an identity provider, which must stay the same. */
export function useUserDeletion(identity: Identity): UserDeletion {
  const client = useClient();
  const { showError, startLoading } = useModal();
  const [state, dispatch] = useReducer(deletionReducer, unknownDeletion);
  const [isRestoring, setIsRestoring] = useState(true);
  const [proof, setProof] = useState<Proof | null>(null);
  const [flow] = useState(
    () =>
      new DeletionFlow({
        identity,
        isAvailable: (token) => checkAvailableUser(client, token),
        requestDeletion: (token) => deleteUser(client, token),
        dispatch,
        askForProof: setProof,
        startLoading,
        showError: (failure) => showError(wordsOf(failure)),
      }),
  );

  useEffect(() => {
    flow.restore().finally(() => setIsRestoring(false));
  }, [flow]);

  return {
    state,
    isRestoring,
    proof,
    flow,
    changeConsent: (consent, isGiven) => dispatch({ type: 'consentChanged', consent, isGiven }),
    cancelProof: () => setProof(null),
  };
}

/** What the dialog says: the provider's message alone, and the server's with its code. */
function wordsOf(failure: unknown): { message?: string; code?: string | null } {
  if (failure instanceof IdentityError) return { message: failure.message };
  return failure instanceof ApiError ? { message: failure.message, code: failure.code } : {};
}
