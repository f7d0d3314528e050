import { Frame } from '../kit/Frame.tsx';
import { site } from '../kit/site.ts';
import type { Identity } from './identity/Identity.ts';
import { UserDeletionScreen } from './UserDeletionScreen.tsx';
import { useUserDeletion } from './useUserDeletion.ts';

/** Lets a person delete their own data after signing in at an identity provider, which must stay the same. */
export function UserDeletionPage({ identity }: { identity: Identity }) {
  const deletion = useUserDeletion(identity);
  if (deletion.state.status === 'unknown') return null;
  return (
    <Frame width="narrow">
      <UserDeletionScreen {...deletion} serviceName={site.serviceName} />
    </Frame>
  );
}
