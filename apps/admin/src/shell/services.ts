import { type Client, type ClientParts, createClient } from '@cpd/api/client';
import { SessionStore } from '@cpd/api/session';
import { DialogQueue } from '@cpd/ui/DialogQueue';

/** What lives as long as the page: the session, the way to the API, and the dialogs waiting to be read. */
export interface Services {
  readonly session: SessionStore;
  readonly client: Client;
  readonly dialogs: DialogQueue;
}

/** Makes the app's services, of the browser's own parts unless others are given; each call in flight holds one loading entry (rule D1). */
export function createServices(parts: Partial<ClientParts> = {}): Services {
  const { session = new SessionStore() } = parts;
  const dialogs = new DialogQueue();
  const client = createClient({
    baseUrl: import.meta.env.VITE_API_URL ?? '',
    ...parts,
    session,
    onCallStart: dialogs.startLoading,
  });
  return { session, client, dialogs };
}
