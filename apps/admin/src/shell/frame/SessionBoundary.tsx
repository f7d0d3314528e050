import { useClient } from '@cpd/api/client';
import { Fragment, type ReactNode, useSyncExternalStore } from 'react';

/** Remounts its content when the session ends or another one begins: nothing of one person's work is shown to the next. */
export function SessionBoundary({ children }: { children: ReactNode }) {
  const { session } = useClient();
  const period = useSyncExternalStore(session.subscribe, session.getPeriod, session.getPeriod);
  return <Fragment key={period}>{children}</Fragment>;
}
