import { useClient } from '@cpd/api/client';
import { deletionReducer, initialDeletionState } from '@cpd/domain/deletion';
import { useModal } from '@cpd/ui/DialogQueue';
import { useEffect, useReducer, useState } from 'react';
import { Frame } from '../kit/Frame.tsx';
import { site } from '../kit/site.ts';
import { DeletionFlow } from './DeletionFlow.ts';
import type { Identity, Proof } from './identity/Identity.ts';
import { UserDeletionScreen } from './UserDeletionScreen.tsx';

/** Deletes a person's own data after they signed in. `identity` must not change. */
export function UserDeletionPage({ identity }: { identity: Identity }) {
  const client = useClient();
  const modal = useModal();
  const [state, dispatch] = useReducer(deletionReducer, initialDeletionState);
  const [proof, askForProof] = useState<Proof | null>(null);
  const [flow] = useState(() => new DeletionFlow({ identity, client, modal, dispatch, askForProof }));

  useEffect(() => {
    void flow.restore();
  }, [flow]);

  if (state.status === 'unknown') return null;
  return (
    <Frame width="narrow">
      <UserDeletionScreen
        state={state}
        proof={proof}
        serviceName={site.serviceName}
        onSignInWithPassword={(email, password) => flow.signInWithPassword(email, password)}
        onSignInWith={(company) => flow.signInWith(company)}
        onConsentChange={(consent, isGiven) => dispatch({ type: 'consentChanged', consent, isChecked: isGiven })}
        onDelete={() => flow.deleteAccount()}
        onSignOut={() => flow.signOut()}
        onProveByPassword={(password) => flow.proveByPassword(password)}
        onProveWith={(company) => flow.proveWith(company)}
        onCancelProof={() => askForProof(null)}
      />
    </Frame>
  );
}
