import { type Client, type ClientParts, createClient } from '@cpd/api/client';
import { noSessionStorage, SessionStore } from '@cpd/api/session';
import { DialogQueue } from '@cpd/ui/DialogQueue';

/** What lives as long as the page: the API client and the dialogs. */
export interface Services {
  readonly client: Client;
  readonly dialogs: DialogQueue;
}

/** The public pages neither read nor change an administrator's session in this browser (rule A13). */
export function createServices(parts: Partial<ClientParts> = {}): Services {
  const dialogs = new DialogQueue();
  const client = createClient({
    baseUrl: import.meta.env.VITE_API_URL ?? '',
    ...parts,
    session: new SessionStore(noSessionStorage),
    onCallStart: dialogs.startLoading,
  });
  return { client, dialogs };
}
