import { ApiError, type Client, type ClientDependencies, createClient } from '@cpd/api/client';
import { SessionStore } from '@cpd/api/session';
import { SESSION_ENDED_DIALOG_DELAY_MS, SESSION_ENDED_MESSAGE } from '@cpd/domain/session';
import { DialogQueue } from '@cpd/ui/DialogQueue';
import { say } from '@cpd/ui/language';
import { createContext } from 'react-router';
import { appSettings } from './appSettings.ts';
import { errorText } from './errorText.ts';
import { fetchAfterBoot } from './shell/firstRequest.ts';

/** One instance each per page load. */
export interface Services {
  readonly session: SessionStore;
  readonly client: Client;
  readonly dialogs: DialogQueue;
}

/** The services, for loaders. */
export const servicesContext = createContext<Services>();

/** Each request in flight shows the loading overlay. A session that expires is reported once. */
export function createServices(dependencies: Partial<ClientDependencies> = {}): Services {
  const { session = new SessionStore() } = dependencies;
  const dialogs = new DialogQueue({ describe: failureOf });
  const client = createClient({
    baseUrl: appSettings().API_URL,
    fetch: fetchAfterBoot(),
    ...dependencies,
    session,
    onRequestStart: dialogs.startLoading,
  });
  session.onEnded(() => {
    setTimeout(() => dialogs.showError({ message: say(SESSION_ENDED_MESSAGE) }), SESSION_ENDED_DIALOG_DELAY_MS);
  });
  return { session, client, dialogs };
}

/** What the error dialog shows of a failure outside of the API's hooks, without its code. */
function failureOf(failure: unknown) {
  if (!(failure instanceof ApiError)) return {};
  return failure.isSilent ? null : { message: errorText(failure) };
}
