import { type Client, type ClientParts, createClient } from '@cpd/api/client';
import { SessionStore } from '@cpd/api/session';
import { DialogQueue } from '@cpd/ui/DialogQueue';

/** What lives as long as the page: the way to the API, and the dialogs waiting to be read. */
export interface Services {
  readonly client: Client;
  readonly dialogs: DialogQueue;
}

/** An administrator's session in this browser is none of the public pages' business: they neither read nor change it (rule A13). */
const noSession = { read: () => null, write: () => undefined, subscribe: () => undefined };

/** How the services differ from a visitor's: another API host, another way to carry calls. */
export type ServicesOptions = Partial<Pick<ClientParts, 'baseUrl' | 'fetch'>>;

/** Makes the page's services; each call in flight holds one loading entry unless its page shows its own progress (rule D1). */
export function createServices(options: ServicesOptions = {}): Services {
  const dialogs = new DialogQueue();
  const client = createClient({
    baseUrl: import.meta.env.VITE_API_URL ?? '',
    ...options,
    session: new SessionStore(noSession),
    onCallStart: dialogs.startLoading,
  });
  return { client, dialogs };
}
