import { createContext, useContext } from 'react';
import type { Client } from '../client/createClient.ts';
import type { ApiError } from '../http/ApiError.ts';

/** How a failure is to be shown. */
export interface ReportOptions {
  /** Whether the server's code stands under the message; the sign-in hides it. */
  readonly isCodeShown: boolean;
}

/** Shows a failed call to the person; never called for silent failures. */
export type Report = (error: ApiError, options: ReportOptions) => void;

/** What the provider hands to the hooks. */
export interface ClientContextValue {
  readonly client: Client;
  readonly report: Report;
}

/** Carries the client to the hooks. */
export const ClientContext = createContext<ClientContextValue | null>(null);

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
