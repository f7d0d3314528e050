import { loggedOut, type Session } from '@cpd/domain/session';
import { useSyncExternalStore } from 'react';
import { useClient } from '../react/ClientContext.ts';

/** The session as it stands, in step with every tab. */
export function useSession(): Session {
  const { session } = useClient();
  return useSyncExternalStore(session.subscribe, session.getSnapshot, () => loggedOut);
}
