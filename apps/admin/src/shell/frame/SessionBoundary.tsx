import { useClient } from '@cpd/api/client';
import { Fragment, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';

/**
 * Unmounts its content when the session ends or another one begins, and mounts it anew once the owner of the new
 * session is known: a tab that was suspended during a sign-in shows nothing of what somebody else has typed.
 */
export function SessionBoundary({ children }: { children: ReactNode }) {
  const { session, formDrafts } = useClient();
  const period = useSyncExternalStore(session.subscribe, session.getPeriod, session.getPeriod);
  const [shown, setShown] = useState(period);
  useEffect(() => {
    if (shown === period) return;
    let isCurrent = true;
    void formDrafts.restore().finally(() => isCurrent && setShown(period));
    return () => {
      isCurrent = false;
    };
  }, [shown, period, formDrafts]);
  return shown === period && <Fragment key={shown}>{children}</Fragment>;
}
