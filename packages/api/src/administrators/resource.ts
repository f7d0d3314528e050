import type { Client } from '../client/createClient.ts';
import type { InputOf, ResponseOf } from '../http/endpoint.ts';
import { mutation } from '../query/mutation.ts';
import { query } from '../query/query.ts';
import { type Action, useAction } from '../react/useAction.ts';
import * as endpoints from './contract.ts';

/** A person who can sign in to the back office. */
export type Administrator = ResponseOf<typeof endpoints.listAdministrators>[number];

/** A link to choose a password. It is shown once. */
export type IssuedLink = ResponseOf<typeof endpoints.addAdministrator>;

/** Failures are shown in the card. */
const list = query(endpoints.listAdministrators, { isReported: false });

/** The people who can sign in to the back office. */
export const administrators = {
  list,
  add: mutation(endpoints.addAdministrator, { reloads: list }),
  issueLink: mutation(endpoints.issueWelcomeLink, { reloads: list }),
  disable: mutation(endpoints.disableAdministrator, { reloads: list }),
  enable: mutation(endpoints.enableAdministrator, { reloads: list }),
};

/** Requests the user name of a welcome link. Failures are shown on the page. */
export function readWelcome(client: Client, token: string, signal: AbortSignal) {
  return client.request(endpoints.readWelcome, { token }, { signal });
}

/** Sets a password with a welcome link. */
export function useChoosePassword(): Action<[InputOf<typeof endpoints.choosePassword>], unknown> {
  const perform = (client: Client, choice: InputOf<typeof endpoints.choosePassword>) =>
    client.request(endpoints.choosePassword, choice);
  return useAction({ perform, isCodeShown: false, dedupe: 'all' });
}
