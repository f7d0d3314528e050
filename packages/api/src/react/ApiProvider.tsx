import { type ReactNode, useMemo } from 'react';
import type { Client } from '../client/createClient.ts';
import { ClientContext, type Report } from './ClientContext.ts';

/** Props of {@link ApiProvider}. */
export interface ApiProviderProps {
  readonly client: Client;
  /** Shows a failed call, as an entry of the dialog queue; keep it the same function between renders. */
  readonly onError: Report;
  readonly children: ReactNode;
}

/** Gives the hooks below it their client, and takes their failures. */
export function ApiProvider({ client, onError, children }: ApiProviderProps) {
  const value = useMemo(() => ({ client, report: onError }), [client, onError]);
  return <ClientContext value={value}>{children}</ClientContext>;
}
