import type { DeletionConsent, DeletionState } from '@cpd/domain/deletion';
import { useFocusHandover } from '@cpd/ui/FocusHandover';
import { Heading } from '@cpd/ui/Heading';
import { Prose } from '@cpd/ui/Prose';
import { Receipt } from '@cpd/ui/Receipt';
import { Stack } from '@cpd/ui/Stack';
import { useRef } from 'react';
import type { Provider, SignInMethod } from './identity/Identity.ts';
import { ReauthenticationDialog } from './ReauthenticationDialog.tsx';
import { SignedInView } from './SignedInView.tsx';
import { SignInView } from './SignInView.tsx';

export interface UserDeletionScreenProps {
  state: DeletionState;
  serviceName: string;
  /** How to sign in again; null while that is not required. */
  reauthentication: SignInMethod | null;
  onSignInWithPassword: (email: string, password: string) => void;
  /** Runs inside the press, where browsers allow a new window. */
  onSignInWith: (provider: Provider) => void;
  onConsentChange: (consent: DeletionConsent, isGiven: boolean) => void;
  onDelete: () => void;
  onSignOut: () => void;
  onReauthenticateWithPassword: (password: string) => void;
  /** Runs inside the press, where browsers allow a new window. */
  onReauthenticateWith: (provider: Provider) => void;
  onCancelReauthentication: () => void;
}

/** Lets a person delete everything that the service stores about them. */
export function UserDeletionScreen(props: UserDeletionScreenProps) {
  const { state, serviceName } = props;
  if (state.status === 'unknown') return null;
  if (state.status === 'deleted') return <DeletionReceipt serviceName={serviceName} />;
  return (
    <Stack gap={32}>
      <header>
        <Stack gap={12}>
          <Heading level={1} size="display">
            Delete your account
          </Heading>
          <Consequences serviceName={serviceName} />
        </Stack>
      </header>
      <Steps {...props} />
    </Stack>
  );
}

/** The sign-in or the consents. When one replaces the other, it takes the focus. */
function Steps(props: UserDeletionScreenProps) {
  const { state, reauthentication } = props;
  const account = state.status === 'signedIn' || state.status === 'deleting' ? state : null;
  const ref = useRef<HTMLDivElement>(null);
  useFocusHandover(ref, () => () => ref.current?.focus());
  return (
    <div ref={ref} tabIndex={-1}>
      {account === null ? (
        <SignInView {...props} />
      ) : (
        <SignedInView
          {...props}
          email={account.email}
          consents={account.consents}
          isDeleting={account.status === 'deleting'}
        />
      )}
      {account !== null && reauthentication !== null && (
        <ReauthenticationDialog {...props} method={reauthentication} email={account.email} />
      )}
    </div>
  );
}

/** Explains what a deletion means before anyone signs in. */
function Consequences({ serviceName }: { serviceName: string }) {
  return (
    <Prose>
      <p>{`Delete everything ${serviceName} holds about you. Before you do:`}</p>
      <ul>
        <li>Your personal information, your content and your certificates are deleted.</li>
        <li>Your account is deleted, with every sign-in method tied to your e-mail address.</li>
        <li>No one can view or verify your certificates any more. Download those you want to keep.</li>
        <li>
          <strong>This is immediate and cannot be undone</strong>.
        </li>
      </ul>
    </Prose>
  );
}

function DeletionReceipt({ serviceName }: { serviceName: string }) {
  return (
    <Receipt title="Your deletion was requested">
      <p>
        {`${serviceName} deletes your personal information, your content, your certificates and your account. You are signed out here. Remove the app from your devices.`}
      </p>
      <p>There is nothing else to do. You can close this page.</p>
    </Receipt>
  );
}
