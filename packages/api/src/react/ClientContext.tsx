import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { Client } from '../client/createClient.ts';
import type { ApiError } from '../http/ApiError.ts';

/** Shows a failed request to the user. It is not called for silent failures. The sign-in hides the server's code. */
export type Report = (error: ApiError, options: { readonly isCodeShown: boolean }) => void;

interface ClientContextValue {
  readonly client: Client;
  readonly report: Report;
}

const ClientContext = createContext<ClientContextValue | null>(null);

export interface ApiProviderProps {
  readonly client: Client;
  /** Shows a failed request in the dialog queue. It must be a stable function. */
  readonly onError: Report;
  readonly children: ReactNode;
}

/** Provides the client to the hooks below it, and reports their failures. */
export function ApiProvider({ client, onError, children }: ApiProviderProps) {
  const value = useMemo(() => ({ client, report: onError }), [client, onError]);
  return <ClientContext value={value}>{children}</ClientContext>;
}

/** The client and the way to report failures. @throws outside an ApiProvider. */
export function useClientContext(): ClientContextValue {
  const value = useContext(ClientContext);
  if (!value) throw new Error('Hooks of @cpd/api need a client: wrap the app in <ApiProvider client={…}>.');
  return value;
}

/** The client. @throws outside an ApiProvider. */
export function useClient(): Client {
  return useClientContext().client;
}
