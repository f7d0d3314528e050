import { type ReactNode, useMemo } from 'react';
import { type Host, HostContext, useHost } from './Host.ts';

export interface HostProviderProps {
  /** The app's router behind the interface of the library; what it lacks is the document's. The same object at every render. */
  host: Partial<Host>;
  children: ReactNode;
}

/** Connects the components inside with the app's router. */
export function HostProvider({ host, children }: HostProviderProps) {
  const outer = useHost();
  const value = useMemo(() => ({ ...outer, ...host }), [outer, host]);
  return <HostContext value={value}>{children}</HostContext>;
}
