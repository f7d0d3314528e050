import { Frame } from '../kit/Frame.tsx';
import { PageTitle } from '../kit/PageTitle.tsx';
import { Providers } from '../kit/providers.tsx';
import type { Services } from '../kit/services.ts';
import { site } from '../kit/site.ts';
import type { Identity } from './identity/Identity.ts';
import { UserDeletionScreen } from './UserDeletionScreen.tsx';
import { useUserDeletion } from './useUserDeletion.ts';

/** What the page works with. */
export interface UserDeletionPageProps {
  /** The identity provider; it must stay the same. */
  identity: Identity;
  /** The page's services. @default its own */
  services?: Services;
}

/** Lets a person delete their own data after signing in. */
export function UserDeletionPage({ identity, services }: UserDeletionPageProps) {
  return (
    <Providers services={services}>
      <PageTitle>Delete your account</PageTitle>
      <UserDeletion identity={identity} />
    </Providers>
  );
}

function UserDeletion({ identity }: { identity: Identity }) {
  const { state, isRestoring, proof, flow, changeConsent, cancelProof } = useUserDeletion(identity);
  if (isRestoring) return null;
  return (
    <Frame width="narrow">
      <UserDeletionScreen
        state={state}
        serviceName={site.name}
        proof={proof}
        onSignInWithPassword={(email, password) => flow.signInWithPassword(email, password)}
        onSignInWith={(company) => flow.signInWith(company)}
        onConsentChange={changeConsent}
        onDelete={() => flow.deleteAccount()}
        onSignOut={() => flow.signOut()}
        onProveByPassword={(password) => flow.proveByPassword(password)}
        onProveWith={(company) => flow.proveWith(company)}
        onCancelProof={cancelProof}
      />
    </Frame>
  );
}
