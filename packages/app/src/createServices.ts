/// <reference path="./env.d.ts" />
import { type Client, type ClientParts, createClient } from '@cpd/api/client';
import { SessionStore } from '@cpd/api/session';
import { SESSION_ENDED_DIALOG_DELAY_MS, SESSION_ENDED_MESSAGE } from '@cpd/domain/session';
import { DialogQueue } from '@cpd/ui/DialogQueue';

/** What lives as long as the page: the session, the way to the API, and the dialogs waiting to be read. */
export interface Services {
  readonly session: SessionStore;
  readonly client: Client;
  readonly dialogs: DialogQueue;
}

/** Makes an app's services; each call in flight holds one loading entry (rule D1). */
export function createServices(parts: Partial<ClientParts> = {}): Services {
  const { session = new SessionStore() } = parts;
  const dialogs = new DialogQueue();
  const client = createClient({
    baseUrl: import.meta.env.VITE_API_URL ?? '',
    ...parts,
    session,
    onCallStart: dialogs.startLoading,
  });
  // Here and not in a component: the first page's reads can end the session before anything is drawn.
  session.onEnded(() => {
    setTimeout(() => dialogs.showError({ message: SESSION_ENDED_MESSAGE }), SESSION_ENDED_DIALOG_DELAY_MS);
  });
  return { session, client, dialogs };
}
