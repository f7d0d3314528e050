import type { Client } from '../client/createClient.ts';
import type { InputOf, ResponseOf } from '../http/endpoint.ts';
import { mutation } from '../query/mutation.ts';
import { query } from '../query/query.ts';
import { type Action, useAction } from '../react/useAction.ts';
import * as endpoints from './contract.ts';

/** Somebody who may sign in to the back office. */
export type Administrator = ResponseOf<typeof endpoints.listAdministrators>[number];

/** A link by which a password is chosen, as it is shown once. */
export type IssuedLink = ResponseOf<typeof endpoints.addAdministrator>;

/** The card shows its failures itself. */
const list = query(endpoints.listAdministrators, { isReported: false });

/** Who may sign in to the back office. */
export const administrators = {
  list,
  add: mutation(endpoints.addAdministrator, { reloads: list }),
  issueLink: mutation(endpoints.issueWelcomeLink, { reloads: list }),
  disable: mutation(endpoints.disableAdministrator, { reloads: list }),
  enable: mutation(endpoints.enableAdministrator, { reloads: list }),
};

/** Tells for whom a welcome link is; its page shows the failures itself. */
export function readWelcome(client: Client, token: string, signal: AbortSignal) {
  return client.request(endpoints.readWelcome, { token }, { signal, overlay: false });
}

/** Chooses a password by a welcome link. */
export function useChoosePassword(): Action<[InputOf<typeof endpoints.choosePassword>], unknown> {
  const perform = (client: Client, choice: InputOf<typeof endpoints.choosePassword>) =>
    client.request(endpoints.choosePassword, choice);
  return useAction({ perform, isCodeShown: false, dedupe: 'all' });
}
