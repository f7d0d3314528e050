import type { Client } from '../client/createClient.ts';
import type { ResponseOf } from '../http/endpoint.ts';
import { mutation } from '../query/mutation.ts';
import { query } from '../query/query.ts';
import { type Action, useAction } from '../react/useAction.ts';
import * as endpoints from './contract.ts';

/** A passkey of the signed-in administrator. */
export type Passkey = ResponseOf<typeof endpoints.listPasskeys>[number];

/** Failures are shown in the card. */
const list = query(endpoints.listPasskeys, { isReported: false });

/** The passkeys of the signed-in administrator. */
export const passkeys = {
  list,
  add: mutation(endpoints.addPasskey, { reloads: list }),
  rename: mutation(endpoints.renamePasskey, { reloads: list }),
  remove: mutation(endpoints.removePasskey, { reloads: list }),
};

/** Requests what the browser needs to create a passkey; asks for a proof of identity where that is too old. */
export function useStartPasskey(): Action<[], endpoints.PasskeyCreation> {
  return useAction({ perform: (client: Client) => client.request(endpoints.startPasskey, {}), dedupe: 'all' });
}
