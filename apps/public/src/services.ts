import { type Client, type ClientDependencies, createClient } from '@cpd/api/client';
import { noSessionStorage, SessionStore } from '@cpd/api/session';
import { DialogQueue } from '@cpd/ui/DialogQueue';
import { appSettings } from './appSettings.ts';

/** One instance each per page load. */
export interface Services {
  readonly client: Client;
  readonly dialogs: DialogQueue;
}

/** Public pages never read or change an administrator's session in this browser. */
export function createServices(dependencies: Partial<ClientDependencies> = {}): Services {
  const dialogs = new DialogQueue();
  const client = createClient({
    baseUrl: appSettings.API_URL,
    ...dependencies,
    session: new SessionStore(noSessionStorage),
    onRequestStart: dialogs.startLoading,
  });
  return { client, dialogs };
}
