import { useClient } from '@cpd/api/client';
import { Fragment, type ReactNode, useSyncExternalStore } from 'react';

/** Remounts its content when the session changes, so that no user sees state of the previous one. */
export function SessionBoundary({ children }: { children: ReactNode }) {
  const { session } = useClient();
  const sessionId = useSyncExternalStore(session.subscribe, session.getSessionId, session.getSessionId);
  return <Fragment key={sessionId}>{children}</Fragment>;
}
