import type { ResponseOf } from '../http/endpoint.ts';
import { mutation } from '../query/mutation.ts';
import { query } from '../query/query.ts';
import * as endpoints from './contract.ts';

/** An API key of another service, without its secret. */
export type ApiKey = ResponseOf<typeof endpoints.listApiKeys>[number];

/** Failures are shown in the card. */
const list = query(endpoints.listApiKeys, { isReported: false });

/** The API keys of other services. */
export const apiKeys = {
  list,
  add: mutation(endpoints.addApiKey, { reloads: list }),
  revoke: mutation(endpoints.revokeApiKey, { reloads: list }),
};
