import { useClient } from '@cpd/api/client';
import { type DeletionEvent, type DeletionState, deletionReducer, initialDeletionState } from '@cpd/domain/deletion';
import { useModal } from '@cpd/ui/DialogQueue';
import { useFocusHandover } from '@cpd/ui/FocusHandover';
import { Heading } from '@cpd/ui/Heading';
import { say } from '@cpd/ui/language';
import { Prose } from '@cpd/ui/Prose';
import { Receipt } from '@cpd/ui/Receipt';
import { Stack } from '@cpd/ui/Stack';
import { useEffect, useReducer, useRef, useState } from 'react';
import { Frame } from '../shell/Frame.tsx';
import { site } from '../site.ts';
import { DeletionFlow } from './DeletionFlow.ts';
import type { Identity, SignInMethod } from './identity/Identity.ts';
import { ReauthenticationDialog } from './ReauthenticationDialog.tsx';
import { SignedInView } from './SignedInView.tsx';
import { SignInView } from './SignInView.tsx';

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
      {state.status === 'deleted' ? (
        <DeletionReceipt />
      ) : (
        <Stack gap={32}>
          <header>
            <Stack gap={12}>
              <Heading level={1} size="display">
                {say('Delete your account')}
              </Heading>
              <Consequences />
            </Stack>
          </header>
          <Steps state={state} flow={flow} dispatch={dispatch} />
        </Stack>
      )}
      {reauthentication !== null && 'email' in state && (
        <ReauthenticationDialog
          method={reauthentication}
          email={state.email}
          flow={flow}
          onCancel={() => askToReauthenticate(null)}
        />
      )}
    </Frame>
  );
}

interface StepsProps {
  state: DeletionState;
  flow: DeletionFlow;
  dispatch: (event: DeletionEvent) => void;
}

/** The sign-in or the consents. When one replaces the other, it takes the focus. */
function Steps({ state, flow, dispatch }: StepsProps) {
  const ref = useRef<HTMLDivElement>(null);
  useFocusHandover(ref, () => () => ref.current?.focus());
  return (
    <div ref={ref} tabIndex={-1}>
      {'email' in state ? (
        <SignedInView
          email={state.email}
          consents={state.consents}
          isDeleting={state.status === 'deleting'}
          flow={flow}
          onConsentChange={(consent, isChecked) => dispatch({ type: 'consentChanged', consent, isChecked })}
        />
      ) : (
        <SignInView flow={flow} />
      )}
    </div>
  );
}

/** Explains what a deletion means before anyone signs in. */
function Consequences() {
  return (
    <Prose>
      <p>{say('Delete everything {service} holds about you. What happens:', { service: site.serviceName })}</p>
      <ul>
        <li>
          {say('<strong>This is immediate and cannot be undone</strong>.', {
            strong: (words) => <strong>{words}</strong>,
          })}
        </li>
        <li>{say('Your personal information, your content and your certificates are deleted.')}</li>
        <li>{say('Your account is deleted, with every sign-in method tied to your e-mail address.')}</li>
        <li>{say('No one can view or verify your certificates any more. Download those you want to keep.')}</li>
      </ul>
    </Prose>
  );
}

function DeletionReceipt() {
  return (
    <Receipt title={say('Your deletion was requested')}>
      <p>
        {say(
          '{service} deletes your personal information, your content, your certificates and your account. You are signed out here. Remove the app from your devices.',
          { service: site.serviceName },
        )}
      </p>
      <p>{say('There is nothing else to do. You can close this page.')}</p>
    </Receipt>
  );
}
