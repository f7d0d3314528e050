import { useClient } from '@cpd/api/client';
import { deletionReducer, initialDeletionState } from '@cpd/domain/deletion';
import { useModal } from '@cpd/ui/DialogQueue';
import { useEffect, useReducer, useState } from 'react';
import { Frame } from '../kit/Frame.tsx';
import { site } from '../kit/site.ts';
import { DeletionFlow } from './DeletionFlow.ts';
import type { Identity, SignInMethod } from './identity/Identity.ts';
import { UserDeletionScreen } from './UserDeletionScreen.tsx';

/** Deletes a person's own data after they signed in. `identity` must not change. */
export function UserDeletionPage({ identity }: { identity: Identity }) {
  const client = useClient();
  const modal = useModal();
  const [state, dispatch] = useReducer(deletionReducer, initialDeletionState);
  const [reauthentication, askToReauthenticate] = useState<SignInMethod | null>(null);
  const [flow] = useState(() => new DeletionFlow({ identity, client, modal, dispatch, askToReauthenticate }));

  useEffect(() => {
    void flow.restore();
  }, [flow]);

  if (state.status === 'unknown') return null;
  return (
    <Frame width="narrow">
      <UserDeletionScreen
        state={state}
        reauthentication={reauthentication}
        serviceName={site.serviceName}
        onSignInWithPassword={(email, password) => flow.signInWithPassword(email, password)}
        onSignInWith={(provider) => flow.signInWith(provider)}
        onConsentChange={(consent, isGiven) => dispatch({ type: 'consentChanged', consent, isChecked: isGiven })}
        onDelete={() => flow.deleteAccount()}
        onSignOut={() => flow.signOut()}
        onReauthenticateWithPassword={(password) => flow.reauthenticateWithPassword(password)}
        onReauthenticateWith={(provider) => flow.reauthenticateWith(provider)}
        onCancelReauthentication={() => askToReauthenticate(null)}
      />
    </Frame>
  );
}
